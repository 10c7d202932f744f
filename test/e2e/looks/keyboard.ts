/** What the keyboard alone does not reach of a page, or reaches unseen: one line for each control. */
import type { Page } from 'playwright-core';

/** Names the control that has the focus, and what is wrong with how it is seen; null where nothing has it. */
interface Stop {
  name: string;
  fault: string | null;
}

/** A board is drawn, and has the focus as a whole. */
type Used = HTMLElement | SVGElement;

/** Tab also stops at what scrolls, and may leave the page for the window and come back. */
const spare = 12;

export async function unreachedBy(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as Used | null)?.blur());
  const wanted = await page.evaluate(controls);
  const faults: string[] = [];
  const reached = new Set<string>();
  for (let pressed = 0; pressed < wanted.length + spare; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopAt);
    if (!stop) continue;
    if (stop.fault && !reached.has(stop.name)) faults.push(`${stop.fault}: ${stop.name}`);
    reached.add(stop.name);
  }
  const missed = wanted.filter((name) => !reached.has(name));
  return [...faults, ...missed.map((name) => `not reached by Tab: ${name}`)];
}

/** Runs in the page: numbers everything that can be used, and names it; of radio buttons the one that Tab stops at. */
function controls(): string[] {
  const selector = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';
  const modal = document.querySelector('dialog:modal');
  const isUsable = (element: Used) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    !element.matches(':disabled, [tabindex="-1"]') &&
    element.closest('[inert]') === null &&
    (modal === null || modal.contains(element));
  const isStop = (element: Used) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)];
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  };
  const stops = [...document.querySelectorAll<Used>(selector)].filter(isUsable).filter(isStop);
  return stops.map((element, at) => {
    const told =
      element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
    const name = `${element.tagName.toLowerCase()} ${at} “${told.trim().replace(/\s+/g, ' ').slice(0, 32)}”`;
    element.dataset['stop'] = name;
    const { stroke, fillOpacity } = getComputedStyle(element);
    element.dataset['drawn'] = [stroke, fillOpacity, element.childElementCount].join();
    return name;
  });
}

/** Runs in the page. A ring may stand around the label that holds the control; what is drawn is drawn otherwise. */
async function stopAt(): Promise<Stop | null> {
  const element = document.activeElement;
  const isUsed = element instanceof HTMLElement || element instanceof SVGElement;
  if (!isUsed || element === document.body) return null;
  const name = element.dataset['stop'] ?? element.outerHTML.slice(0, 80);
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
  const shown = element.closest('label') ?? element;
  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  };
  const isDrawnOtherwise = () => {
    const { stroke, fillOpacity } = getComputedStyle(element);
    return element.dataset['drawn'] !== [stroke, fillOpacity, element.childElementCount].join();
  };
  const isMarked = element instanceof SVGElement && isDrawnOtherwise();
  if (!isMarked && ![element, shown].some(hasRing)) return { name, fault: 'focus is not seen' };
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // A piece's outline may be hollow in its middle.
  const whole = (element instanceof SVGElement && element.ownerSVGElement) || shown;
  const isInSight = there !== null && whole.contains(there);
  return { name, fault: isInSight ? null : 'has the focus out of sight' };
}
