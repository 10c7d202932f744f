/** Fingers press its buttons: keys of a keyboard would tell them nothing. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;
