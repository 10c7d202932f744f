export { colours } from './colours';
export { layer } from './network/layer';
export { bands } from './network/bands';
export { convolve } from './network/convolution';
export { convolveTiles } from './network/tiles';
export { halve, shrink } from './shrinking';
export { resample } from './resampling';
export { patch } from './patch';
