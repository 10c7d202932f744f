/** Copies by way of a copy event, which needs no permission while the user presses something; false where it failed. */
export function copyText(text: string): boolean {
  let done = false;
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    done = true;
  };
  document.addEventListener('copy', fill, { once: true });
  document.execCommand('copy');
  document.removeEventListener('copy', fill);
  return done;
}
