/** A browser's storage, which can be made full. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.#items.size;
  }

  clear(): void {
    this.#items.clear();
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  key(at: number): string | null {
    return [...this.#items.keys()][at] ?? null;
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new Error('no room');
    this.#items.set(key, value);
  }
}
