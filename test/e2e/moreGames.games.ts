import { bastet, petris, tetrisBsd, tint, vitetris } from './games/terminals.ts';
import { emacsTetris } from './games/windows.ts';
import { leadBeginnerThrough } from './leadBeginner.ts';

leadBeginnerThrough([vitetris, bastet, tint, petris, tetrisBsd, emacsTetris]);
