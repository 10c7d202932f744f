/** The Debian mirror that this machine's own package sources name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const apt = '/etc/apt';

/**
 * The first address in a file of package sources that holds Debian's main packages: one-line style ("deb [..] ADDRESS
 * SUITE main") or deb822 ("URIs: ADDRESS"). null where there is none; archives of security updates hold only these.
 */
export function mirrorIn(text: string): string | null {
  const sources = text.split(/\n\s*\n/).flatMap((paragraph) => [...oneLine(paragraph), ...deb822(paragraph)]);
  const found = sources.find(({ address, components }) => isDebian(address) && components.includes('main'));
  return found?.address ?? null;
}

interface PackageSource {
  address: string;
  components: string[];
}

const isDebian = (address: string): boolean => /^https?:\/\/\S*\/debian\/?$/.test(address);

function oneLine(paragraph: string): PackageSource[] {
  const lines = [...paragraph.matchAll(/^deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+\S+\s+(.*)$/gm)];
  return lines.map(([, address, components]) => ({ address: address!, components: words(components!) }));
}

function deb822(paragraph: string): PackageSource[] {
  const field = (name: string) => words(new RegExp(`^${name}:(.*)$`, 'im').exec(paragraph)?.[1] ?? '');
  if (field('Enabled')[0] === 'no' || !field('Types').includes('deb')) return [];
  return field('URIs').map((address) => ({ address, components: field('Components') }));
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** null where the machine names none. */
export function machineMirror(): string | null {
  const more = join(apt, 'sources.list.d');
  const names = existsSync(more) ? readdirSync(more).filter((name) => /\.(list|sources)$/.test(name)) : [];
  const files = [join(apt, 'sources.list'), ...names.map((name) => join(more, name))].filter(existsSync);
  return files.map((file) => mirrorIn(readFileSync(file, 'utf8'))).find((mirror) => mirror !== null) ?? null;
}
