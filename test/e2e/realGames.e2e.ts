import { kblocks, quadrapassel } from './games/windows.ts';
import { leadBeginnerThrough } from './leadBeginner.ts';

leadBeginnerThrough([quadrapassel, kblocks], 1000);
