export { edges } from './edges';
export { betweenCells, colours } from './colours';
export { layer } from './network/layer';
export { convolve } from './network/convolution';
export { fold, fullest } from './folding';
export { halve, shrink } from './shrinking';
export { resampleLine } from './resampling';
export { patch, samples } from './patch';
