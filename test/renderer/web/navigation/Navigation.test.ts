import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Bridge } from '../../../../electron/contract/Bridge.ts';
import type { Language } from '../../../../electron/contract/settings.ts';
import Navigation from '../../../../renderer/web/navigation/Navigation.svelte';
import { openPage } from '../../../../renderer/web/navigation/openPage.ts';
import { webPages } from '../../../../renderer/web/words/webMessages.en.ts';
import { webWords } from '../../../../renderer/web/words/webWords.ts';
import { settings } from '../../settings.ts';

const everyPage = ['index', ...webPages] as const;

async function linksOn(open: (typeof everyPage)[number], language: Language): Promise<HTMLElement[]> {
  const request = () => Promise.resolve({ settings: { ...settings, language } });
  const bridge = { request, on: () => () => {}, report: () => {} } as unknown as Bridge;
  render(Navigation, { bridge, open });
  const navigation = await screen.findByRole('navigation', { name: webWords(language).navigation });
  return within(navigation).getAllByRole('link');
}

describe.each(['en', 'ja'] as const)('the navigation in %s', (language) => {
  it.each(everyPage)('leads from %s to every page, and marks it alone', async (open) => {
    const links = await linksOn(open, language);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(everyPage.map((page) => `./${page}.html`));
    const { pages } = webWords(language);
    expect(links.slice(1).map(({ textContent }) => textContent)).toEqual(
      webPages.map((page) => pages[page].short),
    );
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([`./${open}.html`]);
  });
});

it.each([
  ['/', 'index'],
  ['/index.html', 'index'],
  ['/okiba/tiling.html', 'tiling'],
  ['/elsewhere.html', 'index'],
])('%s is the page %s', (pathname, page) => expect(openPage(pathname)).toBe(page));
