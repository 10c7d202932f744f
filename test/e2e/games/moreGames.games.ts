import { bastet, petris, tetrisBsd, tint, vitetris } from './terminals.ts';
import { emacsTetris } from './windows.ts';
import { leadBeginnerThrough } from '../playing/leadBeginner.ts';

leadBeginnerThrough([vitetris, bastet, tint, petris, tetrisBsd, emacsTetris]);
