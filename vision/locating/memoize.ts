/** Caches results that are needed more than once. */

/** The result of `make`, which is called on the first request. */
export function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null;
  return () => (made ??= { result: make() }).result;
}

/** As `make`, which is called once for each object. */
export function memoize<From extends object, Result>(make: (from: From) => Result): (from: From) => Result {
  const results = new Map<From, Result>();
  return (from) => {
    if (!results.has(from)) results.set(from, make(from));
    return results.get(from)!;
  };
}
