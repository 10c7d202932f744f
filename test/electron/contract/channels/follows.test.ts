import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from '../../../../electron/contract/channels/channel.ts';
import { follows } from '../../../../electron/contract/channels/follows.ts';

interface Declared {
  readonly name: string;
  places: readonly (readonly [number, number])[];
  note?: 'a' | 'b';
}

const name = v.string();
const places = v.array(v.tuple([v.number(), v.number()]));
const note = v.exactOptional(v.picklist(['a', 'b']));

it('passes a schema on that describes the type exactly', () => {
  const schema = follows<Declared>()(v.strictObject({ name, places, note }));
  const data: Declared = { name: 'x', places: [[1, 2]] };
  expect(parse(schema, 'channel', data)).toEqual(data);
});

it('does not compile where the two have drifted apart', () => {
  // @ts-expect-error a field is missing
  follows<Declared>()(v.strictObject({ name, note }));
  // @ts-expect-error an optional field is missing
  follows<Declared>()(v.strictObject({ name, places }));
  // @ts-expect-error a field too many
  follows<Declared>()(v.strictObject({ name, places, note, more: v.number() }));
  // @ts-expect-error a field of another type
  follows<Declared>()(v.strictObject({ name: v.number(), places, note }));
  // @ts-expect-error fewer values than the type allows
  follows<Declared>()(v.strictObject({ name, places, note: v.exactOptional(v.picklist(['a'])) }));
  // @ts-expect-error more values than the type allows
  follows<Declared>()(v.strictObject({ name, places, note: v.exactOptional(v.string()) }));
  expect.assertions(0);
});
