import type { Outlined } from './outline.ts';

/** For `eval "$(okiba completion bash)"`, or a file in bash-completion's folder. Where no word fits, names of files do. */
export function bashCompletion(commands: readonly Outlined[]): string {
  const known = commands.filter(({ path }) => path !== '').map(({ path }) => quoted(path));
  return `_okiba() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" path="" at
  for ((at = 1; at < COMP_CWORD; at++)); do
    case "\${path:+$path }\${COMP_WORDS[at]}" in
      ${known.join('|')}) path="\${path:+$path }\${COMP_WORDS[at]}" ;;
    esac
  done
  local words="" options="" values=""
  case "$path" in
${commands.map(branch).join('\n')}
  esac
  if [ -n "$values" ]; then COMPREPLY=($(compgen -W "$values" -- "$word"))
  elif [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W "$options" -- "$word"))
  else COMPREPLY=($(compgen -W "$words" -- "$word"))
  fi
}
complete -o default -F _okiba okiba
`;
}

function branch({ path, options, words }: Outlined): string {
  const named = words.map(({ name }) => name).join(' ');
  const flags = options.flatMap(({ names }) => names).join(' ');
  const values = options
    .filter(({ choices }) => choices.length > 0)
    .map(({ names, choices }) => `      ${names.join('|')}) values=${quoted(choices.join(' '))} ;;`);
  const asked = values.length > 0 ? `\n      case "$before" in\n  ${values.join('\n  ')}\n      esac` : '';
  return `    ${quoted(path)})\n      words=${quoted(named)} options=${quoted(flags)}${asked} ;;`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
