/** Electron imports one function of Windows that Wine 10 lacks; it is never called on the way of our tests. */
const missing = Buffer.from('IsWindowArranged\0', 'latin1');
/** Of the same library and signature. */
const present = Buffer.from('IsHungAppWindow\0\0', 'latin1');

/**
 * The executable with that import renamed, for test copies only. Throws where there is nothing to rename: then it is
 * another version than the one that this was found out for.
 */
export function withoutMissing(executable: Buffer): Buffer {
  const copy = Buffer.from(executable);
  for (let at = copy.indexOf(missing); at >= 0; at = copy.indexOf(missing, at)) present.copy(copy, at);
  if (copy.equals(executable)) throw new Error("Electron's executable does not import what Wine lacks");
  return copy;
}
