import type { Outlined } from './outline.ts';

/** For `okiba completion powershell | Out-String | Invoke-Expression`, or a line of it in $PROFILE. */
export function powershellCompletion(commands: readonly Outlined[]): string {
  return `Register-ArgumentCompleter -Native -CommandName okiba -ScriptBlock {
  param($word, $line, $cursor)
  $known = @{
${commands.map(entry).join('\n')}
  }
  $typed = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($word -ne '') { $typed = @($typed | Select-Object -SkipLast 1) }
  $path = ''
  foreach ($one in $typed) {
    $longer = "$path $one".Trim()
    if ($known.ContainsKey($longer)) { $path = $longer }
  }
  $before = if ($typed.Count -gt 0) { $typed[-1] } else { '' }
  $entry = $known[$path]
  $found = if ($entry.Values.ContainsKey($before)) { $entry.Values[$before] } else { $entry.Words }
  $found | Where-Object { $_ -like "$word*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}

function entry({ path, options, words }: Outlined): string {
  const all = [...words.map(({ name }) => name), ...options.flatMap(({ names }) => names)];
  const values = options
    .filter(({ choices }) => choices.length > 0)
    .flatMap(({ names, choices }) => names.map((name) => `${quoted(name)} = ${listed(choices)}`));
  return `    ${quoted(path)} = @{ Words = ${listed(all)}; Values = @{ ${values.join('; ')} } }`;
}

const listed = (words: readonly string[]): string => `@(${words.map(quoted).join(', ')})`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
