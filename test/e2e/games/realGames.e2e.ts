import { kblocks, quadrapassel } from './windows.ts';
import { leadBeginnerThrough } from '../playing/leadBeginner.ts';

leadBeginnerThrough([quadrapassel, kblocks]);
