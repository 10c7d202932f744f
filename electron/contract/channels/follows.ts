import type * as v from 'valibot';

type Leaf = string | number | boolean | null | undefined | ArrayBufferView;

/**
 * With every field required, nothing writable, and brands left out: two types that may be assigned to each other then have
 * the same fields.
 */
type Full<T> = T extends Leaf
  ? T
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]-?: Full<T[K]> }
    : { readonly [K in keyof T as K extends symbol ? never : K]-?: Full<T[K]> };

type Same<A, B> = [Full<A>] extends [Full<B>] ? ([Full<B>] extends [Full<A>] ? unknown : never) : never;

/**
 * A schema of data whose type is declared elsewhere, under that type. It does not compile where the schema has a field
 * more or less than the type, or one of another type.
 */
export function follows<T>() {
  return <Schema extends v.GenericSchema<unknown, T>>(
    schema: Schema & Same<v.InferOutput<Schema>, T>,
  ): v.GenericSchema<unknown, T> => schema;
}
