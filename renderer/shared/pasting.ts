/** Characters of a pasted text; more is no board, no terrain and no fumen that anybody has made. */
export const mostPasted = 300_000;

/** What a paste brings; '' where it is no text. */
export function pastedText(event: ClipboardEvent): string {
  return event.clipboardData?.getData('text') ?? '';
}
