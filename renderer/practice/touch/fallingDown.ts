import type { Pressed } from '../../shared/touch/Swipes.ts';

/** For a game in which nothing drops at once: a hard drop holds down until what falls has locked, which lets go by itself. */
export function fallingDown(game: Pressed): Pressed {
  return {
    down: (input) => game.down(input === 'hardDrop' ? 'softDrop' : input),
    up: (input) => {
      if (input !== 'hardDrop') game.up(input);
    },
  };
}
