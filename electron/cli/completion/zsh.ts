import type { Outlined, OutlinedOption } from './outline.ts';

/** For `eval "$(okiba completion zsh)"` after compinit, or a file `_okiba` on $fpath. */
export function zshCompletion(commands: readonly Outlined[]): string {
  const known = commands.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  return `#compdef okiba
_okiba() {
  local asked="" at
  local -a listed
  for ((at = 2; at < CURRENT; at++)); do
    case "\${asked:+$asked }\${words[at]}" in
      ${known.join('|')}) asked="\${asked:+$asked }\${words[at]}" ;;
    esac
  done
  case "$asked" in
${commands.map(branch).join('\n')}
  esac
  _describe okiba listed
  _files
}
if [ "$funcstack[1]" = _okiba ]; then _okiba "$@"; else compdef _okiba okiba; fi
`;
}

function branch({ path, options, words }: Outlined): string {
  const all = [
    ...words,
    ...options.flatMap(({ names, about }) => names.map((name) => ({ name, about }))),
  ].map(({ name, about }) => quoted(`${name.replaceAll(':', '\\:')}:${about.replaceAll(':', '\\:')}`));
  const values = options.filter(({ choices }) => choices.length > 0).map(valuesOf);
  const asked =
    values.length > 0 ? `\n      case "\${words[CURRENT-1]}" in\n${values.join('\n')}\n      esac` : '';
  return `    ${quoted(path)})${asked}\n      listed=(${all.join(' ')}) ;;`;
}

function valuesOf({ names, choices }: OutlinedOption): string {
  return `        ${names.join('|')}) compadd -- ${choices.map(quoted).join(' ')}; return ;;`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
