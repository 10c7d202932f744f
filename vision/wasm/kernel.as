export { edges } from './edges';
export { betweenCells, colours } from './colours';
export { layer } from './layer';
export { fold, fullest } from './folding';
export { halve, shrink } from './shrinking';
export { patch, samples } from './patch';
export { compareCells, lookAtCells, meansOf } from './cells';
