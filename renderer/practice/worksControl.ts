/** Controls that were reached with Tab keep the keys that work them. */
export function worksControl({ target, key }: KeyboardEvent): boolean {
  if (key === 'Escape') return false;
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLButtonElement) return key === 'Enter' || key === ' ';
  return (
    target instanceof HTMLInputElement && key !== 'Enter' && (target.type === 'text' || !/^[12]$/.test(key))
  );
}
