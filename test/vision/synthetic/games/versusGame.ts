/** Two players side by side. */
import { graphicGame, type GameSize } from './graphicGame.ts';
import { moveLabel, type GamePicture, type Label, type OtherBoard } from './label.ts';
import { blank, paste } from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';
import { smooth } from '../drawing/resample.ts';

function asOther(label: Label, own: Label): OtherBoard {
  const { board, columns, rows } = label;
  return { board, columns, rows, ...(board.width === own.board.width && { twin: label }) };
}

/** The label is that of the larger board; of two that are equally large, that of the left one. */
export function versusGame(size: GameSize, chance: Chance): GamePicture {
  const first = graphicGame(size, chance);
  const second = shrunk(
    graphicGame(size, chance, { theme: first.theme, rows: first.label.rows }),
    chance.of([1, 1, 1, 0.8, 0.6]),
  );
  const height = Math.max(first.image.height, second.image.height);
  const gap = Math.round(size.w * chance.between(0, 3));
  const image = blank(first.image.width + gap + second.image.width, height, first.theme.panel);
  const swapped = second.image.width < first.image.width && chance.is(0.5);
  const [left, right] = swapped ? [second, first] : [first, second];
  const parts = [
    { ...left, x: 0 },
    { ...right, x: left.image.width + gap },
  ].map(({ image: part, label, x }) => {
    const y = chance.is(0.5) ? 0 : height - part.height;
    paste(image, part, x, y);
    return moveLabel(label, x, y);
  });
  const [own, other] = parts.sort((a, b) => b.board.width - a.board.width) as [Label, Label];
  return {
    image,
    label: { ...own, others: [...(own.others ?? []), asOther(other, own), ...(other.others ?? [])] },
  };
}

function shrunk<T extends GamePicture>({ image, label }: T, by: number): GamePicture {
  if (by === 1) return { image, label };
  const small = smooth(image, Math.round(image.width * by), Math.round(image.height * by));
  return {
    image: small,
    label: moveLabel(label, 0, 0, small.width / image.width, small.height / image.height),
  };
}
