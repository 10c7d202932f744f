export { colours } from './colours';
export { layer } from './network/layer';
export { convolve } from './network/convolution';
export { halve, shrink } from './shrinking';
export { resampleLine } from './resampling';
export { patch } from './patch';
