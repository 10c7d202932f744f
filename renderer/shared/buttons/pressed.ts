/** Does what a button is for, and gives the keyboard back to the page, whose own keys go on. */
export function pressed(event: MouseEvent, act: () => void): void {
  (event.currentTarget as HTMLElement).blur();
  act();
}
