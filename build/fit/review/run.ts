/** `npm run fit:review [GAMES]`: so many games of each player are judged, and what losses mean is written (a few minutes). */
import { fitPuyo } from './puyo.ts';
import { fitTetris } from './tetris.ts';

const games = Number(process.argv[2] ?? 8);
await fitTetris(games);
await fitPuyo(games);
