/** What is wrong with how a page is laid out. Runs in the page; answers one line for each fault. */

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** `seen`: selectors of what has to stand in the window without scrolling. */
export function faultsOf(seen: readonly string[]): string[] {
  /** Rounding of text to whole pixels moves edges by so much. */
  const slack = 1.5;
  /** Of a name that is cut with three dots, so much can be read at least, in pixels. */
  const leastName = 96;
  const root = document.scrollingElement!;

  const nameOf = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
    const kind = element.getAttribute('class')?.replace(/\s?svelte-\w+/g, '') ?? '';
    return `${element.tagName.toLowerCase()}${kind ? `.${kind}` : ''} “${text.slice(0, 32)}”`;
  };
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left <= slack || bottom - top <= slack;
  const within = (inner: Box, outer: Box) =>
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack;
  const isForListeners = (element: Element) => element.closest('.unseen') !== null;
  const isHidden = (element: Element) =>
    isForListeners(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = [...document.body.querySelectorAll('*')].filter((element) => !isHidden(element));
  const scrolls = (element: Element, way: 'X' | 'Y'): boolean => {
    const more =
      way === 'X' ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
    if (more <= 1) return false;
    if (element === root) return getComputedStyle(root)[`overflow${way}`] !== 'hidden';
    return ['auto', 'scroll'].includes(getComputedStyle(element)[`overflow${way}`]);
  };
  const ancestorsOf = (element: Element): Element[] => {
    const parent = element.parentElement;
    return parent ? [parent, ...ancestorsOf(parent)] : [];
  };
  /** What can be seen of an element at most, wherever it is scrolled to: some ancestors cut and don't scroll. */
  const cutBy = (element: Element): Box => {
    const box: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    return [element, ...ancestorsOf(element)].reduce((seenBox, ancestor) => {
      const { overflowX, overflowY } = getComputedStyle(ancestor);
      const edges = ancestor.getBoundingClientRect();
      const cutsX = overflowX !== 'visible' && ancestor !== document.body;
      const cutsY = overflowY !== 'visible' && ancestor !== document.body;
      return common(seenBox, {
        left: cutsX ? edges.left : -Infinity,
        right: cutsX ? edges.right : Infinity,
        top: cutsY ? edges.top : -Infinity,
        bottom: cutsY ? edges.bottom : Infinity,
      });
    }, box);
  };
  /** The lines of a text, where they stand in the window. */
  const linesOf = (text: Text): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
  };
  const isDrawnBox = (element: Element) => {
    const { backgroundColor, borderTopWidth, borderBottomWidth, borderTopStyle } = getComputedStyle(element);
    const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderBottomWidth !== '0px';
    return hasBorder || !['rgba(0, 0, 0, 0)', 'transparent'].includes(backgroundColor);
  };

  function sideways(): string[] {
    return [root, ...all]
      .filter((element) => scrolls(element, 'X') && element.tagName !== 'TEXTAREA')
      .map(
        (element) => `scrolls sideways: ${nameOf(element)} ${element.scrollWidth} in ${element.clientWidth}`,
      );
  }

  function nested(): string[] {
    const scrolling = [root, ...all].filter(
      (element) => scrolls(element, 'Y') && element.tagName !== 'TEXTAREA',
    );
    return scrolling
      .filter((element) => ancestorsOf(element).some((outer) => scrolling.includes(outer)))
      .map((element) => `a scrollbar within a scrollbar: ${nameOf(element)}`);
  }

  interface Piece {
    element: Element;
    box: Box;
  }
  const texts: { text: Text; element: Element; lines: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement!;
    if (text.data.trim() === '' || isHidden(element) || element.closest('option, svg, script')) continue;
    texts.push({ text, element, lines: linesOf(text) });
  }

  function cut(): string[] {
    return texts.flatMap(({ element, lines }) => {
      const own = getComputedStyle(element);
      if (own.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) {
        const isLong = element.clientWidth >= Math.min(leastName, element.scrollWidth);
        const isTold = element.closest('[title], [aria-label]') !== null;
        return isLong && isTold ? [] : [`name cut to ${element.clientWidth} px: ${nameOf(element)}`];
      }
      if (own.webkitLineClamp !== 'none' && element.closest('[title]') !== null) return [];
      const clip = cutBy(element);
      const scroller = ancestorsOf(element).some((one) => scrolls(one, 'Y') || scrolls(one, 'X'));
      const isOut = lines.some((line) => (scroller ? line.right > clip.right + slack : !within(line, clip)));
      return isOut ? [`text cut off: ${nameOf(element)}`] : [];
    });
  }

  function outOfBox(): string[] {
    return texts.flatMap(({ element, lines }) => {
      const own = getComputedStyle(element);
      if (own.textOverflow === 'ellipsis' || own.webkitLineClamp !== 'none') return [];
      const box = [element, ...ancestorsOf(element)].find(
        (one) => isDrawnBox(one) && getComputedStyle(one).display !== 'inline',
      );
      if (!box || box === document.body) return [];
      const edges = box.getBoundingClientRect();
      const inner = [element, ...ancestorsOf(element)];
      const isScrolled = inner.slice(0, inner.indexOf(box) + 1).some((one) => scrolls(one, 'Y'));
      const outer = isScrolled ? { ...edges.toJSON(), top: -Infinity, bottom: Infinity } : edges;
      return lines.some((line) => !within(line, outer as Box))
        ? [`text out of its box: ${nameOf(element)} in ${nameOf(box)}`]
        : [];
    });
  }

  function overlaps(): string[] {
    const controls: Piece[] = all
      .filter((element) =>
        element.matches('button, input:not([type=radio], [type=checkbox]), select, textarea'),
      )
      .map((element) => ({ element, box: common(element.getBoundingClientRect(), cutBy(element)) }));
    const words: Piece[] = texts.flatMap(({ element, lines }) =>
      lines.map((line) => ({ element, box: common(line, cutBy(element)) })),
    );
    const pieces = [...controls, ...words].filter(({ box }) => !isEmpty(box));
    const isPinned = ({ element }: Piece) =>
      [element, ...ancestorsOf(element)].some((one) =>
        ['fixed', 'sticky'].includes(getComputedStyle(one).position),
      );
    const found = new Set<string>();
    pieces.forEach((a, at) => {
      for (const b of pieces.slice(at + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (isPinned(a) !== isPinned(b)) continue;
        const both = common(a.box, b.box);
        if (both.right - both.left > 2 && both.bottom - both.top > 3)
          found.add(`overlap: ${nameOf(a.element)} and ${nameOf(b.element)}`);
      }
    });
    return [...found];
  }

  function outOfReach(): string[] {
    return all
      .filter((element) =>
        element.matches('button, select, textarea, input:not([type=radio], [type=checkbox])'),
      )
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const canScroll = [root, ...ancestorsOf(element)].some((one) => scrolls(one, 'Y'));
        return (
          box.right > innerWidth + slack ||
          box.left < -slack ||
          (!canScroll && box.bottom > innerHeight + slack)
        );
      })
      .map((element) => `out of reach: ${nameOf(element)}`);
  }

  function notSeen(): string[] {
    return seen.flatMap((selector) => {
      const element = document.querySelector(selector);
      if (!element) return [`not there: ${selector}`];
      const box = element.getBoundingClientRect();
      const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      return within(box, view) && within(box, cutBy(element)) ? [] : [`below the fold: ${nameOf(element)}`];
    });
  }

  function native(): string[] {
    return all
      .filter((element) => element.tagName === 'SELECT' && getComputedStyle(element).appearance === 'auto')
      .map((element) => `a control as the system draws it: ${nameOf(element)}`);
  }

  return [
    ...sideways(),
    ...nested(),
    ...cut(),
    ...outOfBox(),
    ...overlaps(),
    ...outOfReach(),
    ...notSeen(),
    ...native(),
  ];
}
