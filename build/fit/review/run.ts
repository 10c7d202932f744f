/** `npm run fit:review [GAMES]`: judges this many games of each player, and writes the meaning of losses (a few minutes). */
import { fitPuyo } from './puyo.ts';
import { fitTetris } from './tetris.ts';

const games = Number(process.argv[2] ?? 8);
await fitTetris(games);
await fitPuyo(games);
