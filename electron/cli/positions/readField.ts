import { PositionError } from '../../../engine/tetris/rules/board.ts';
import { emptyField } from '../../../engine/puyo/rules/field.ts';
import { isLink, readLink } from '../../../engine/puyo/notation/links/link.ts';
import { toldFloating } from '../../../engine/puyo/notation/position.ts';
import { readTextField } from '../../../engine/puyo/notation/textField.ts';
import { type PuyoField } from '../../../engine/puyo/types.ts';
import { Failure } from '../console/Failure.ts';
import { nameOf, readText } from '../console/input.ts';
import { inlineField } from '../console/inline.ts';

/**
 * The field that an argument names: 'empty', a link, its rows, or a file with a link or rows ('-' for stdin). Says on stderr where
 * floating puyos were let down.
 */
export async function readField(input: string): Promise<PuyoField> {
  if (input === 'empty') return emptyField();
  const content = isLink(input) ? input : (inlineField(input) ?? (await readText(input)));
  try {
    if (isLink(content.trim())) return readLink(content.trim()).field;
    const { field, floating } = readTextField(content);
    if (floating > 0) process.stderr.write(`okiba: ${toldFloating(floating)}\n`);
    return field;
  } catch (error) {
    if (error instanceof PositionError) throw new Failure(`${nameOf(input)}: ${error.message}`);
    throw error;
  }
}
