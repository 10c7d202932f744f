import type { Outlined } from './outline.ts';

/** For `okiba completion fish | source`, or a file in fish's folder of completions. */
export function fishCompletion(commands: readonly Outlined[]): string {
  return commands.flatMap(linesOf).join('\n') + '\n';
}

function linesOf({ path, options, words }: Outlined, _: number, all: readonly Outlined[]): string[] {
  const when = `complete -c okiba -n ${quoted(condition(path, all))}`;
  return [
    ...words.map(({ name, about }) => `${when} -a ${quoted(name)}${described(about)}`),
    ...options.map(({ names, about, choices, takesValue }) => {
      const named = names.map((name) =>
        name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
      );
      const values = choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : takesValue ? ' -r' : '';
      return `${when} ${named.join(' ')}${values}${described(about)}`;
    }),
  ];
}

/** Every word of the path has been typed, and no command below it. */
function condition(path: string, all: readonly Outlined[]): string {
  const below = all
    .filter((one) => one.path !== path && one.path.startsWith(path === '' ? '' : `${path} `))
    .map((one) => one.path.slice(path.length).trim().split(' ')[0]!);
  const seen = path === '' ? [] : path.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
  const unseen = below.length > 0 ? [`not __fish_seen_subcommand_from ${[...new Set(below)].join(' ')}`] : [];
  return [...seen, ...unseen].join('; and ');
}

const described = (about: string): string => (about === '' ? '' : ` -d ${quoted(about)}`);

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
