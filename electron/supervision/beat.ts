/** Between two of the capture page's signs of life, in milliseconds: a few within the time that a picture counts as fresh. */
export const beatMs = 200;
