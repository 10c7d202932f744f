/** What a page may load, run and connect to: the headers that it is sent with. */
import { pages, type Page, type PageKind } from '../contract/pages.ts';

type Directives = Readonly<Record<string, string>>;

const everywhere: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The page's Content-Security-Policy; `more` overrides single directives. */
export function policyOf(kind: PageKind, more: Directives = {}): string {
  const { allows }: Page = pages[kind];
  return Object.entries({ ...everywhere, ...allows, ...more })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** A worker obeys what it is sent with, not its page's policy: so everything that a page loads has it. */
export function headersOf(kind: PageKind): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policyOf(kind),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
}
