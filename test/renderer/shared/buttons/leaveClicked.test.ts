import { afterEach, beforeEach, expect, it } from 'vitest';
import { leaveClicked } from '../../../../renderer/shared/buttons/leaveClicked.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<button id="a"><span id="in">A</span></button><details><summary id="s">More</summary></details><input id="i"><dl data-keeps-keys><button id="k">K</button></dl>';
  window.addEventListener('click', leaveClicked);
});
afterEach(() => {
  window.removeEventListener('click', leaveClicked);
  document.body.replaceChildren();
});

/** The element that has the keys once `clicked` was clicked while `focused` had them. */
function after(focused: string, clicked: string, detail: number): string {
  document.getElementById(focused)!.focus();
  document.getElementById(clicked)!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  return document.activeElement!.id;
}

it.each([
  ['a button clicked by mouse', 'a', 'a', 1, ''],
  ['what stands on it', 'a', 'in', 1, ''],
  ['a summary', 's', 's', 2, ''],
  ['a button pressed by keys', 'a', 'a', 0, 'a'],
  ['a button that waits for a key', 'k', 'k', 1, 'k'],
  ['a field that is written in', 'i', 'i', 1, 'i'],
  ['a button that gave the keys to a field', 'i', 'a', 1, 'i'],
])('%s', (_, focused, clicked, detail, has) => {
  expect(after(focused, clicked, detail)).toBe(has);
});
