/** Fingers press its buttons: keys of a keyboard would mean nothing to them. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;
