/**
 * For pages on which Space and Enter play: a button that was clicked by mouse or finger gives them back at once. One that
 * was reached with Tab keeps them, and presses by keys or by a reader's command have no `detail`. What waits for a key says
 * so by `data-keeps-keys`.
 */
export function leaveClicked({ detail, target }: MouseEvent): void {
  if (detail === 0 || !(target instanceof Element)) return;
  const control = target.closest<HTMLElement>('button, summary');
  const isLeft =
    control !== null && control === document.activeElement && !control.closest('[data-keeps-keys]');
  if (isLeft) control.blur();
}

/** Does what a button is for, and gives the keyboard back to the page, whose own keys go on. */
export function pressed(event: MouseEvent, act: () => void): void {
  (event.currentTarget as HTMLElement).blur();
  act();
}
