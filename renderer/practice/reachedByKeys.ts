/** What scrolls must be scrolled by keys too: an attachment that makes its element a stop for Tab while it overflows. */
export function reachedByKeys(element: HTMLElement): () => void {
  const update = (): void => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const changes = new MutationObserver(update);
  changes.observe(element, { childList: true, characterData: true, subtree: true });
  window.addEventListener('resize', update);
  update();
  return () => {
    changes.disconnect();
    window.removeEventListener('resize', update);
  };
}
