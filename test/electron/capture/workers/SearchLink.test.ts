import { afterEach, describe, expect, it } from 'vitest';
import { SearchLink } from '../../../../electron/capture/workers/SearchLink.ts';
import type { SearchQuestion } from '../../../../electron/capture/workers/workerMessages.ts';
import type { Image } from '../../../../vision/types.ts';

const image: Image = { width: 1, height: 1, data: new Uint8Array([1, 2, 3, 255]) };

let channel: MessageChannel;

/** A link to somebody who answers as the test says. */
function open(answer: (question: SearchQuestion, port: MessagePort) => void): SearchLink {
  channel = new MessageChannel();
  const { port1, port2 } = channel;
  port2.onmessage = ({ data }) => answer(data as SearchQuestion, port2);
  return new SearchLink(port1);
}

afterEach(() => channel.port1.close());

describe('SearchLink', () => {
  it('gives each question its own answer, in any order', async () => {
    const questions: SearchQuestion[] = [];
    const link = open((question, port) => {
      questions.push(question);
      if (questions.length < 2) return;
      for (const { id, options } of questions.toReversed()) port.postMessage({ id, layouts: [options.seed] });
    });
    const seeds = [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ];
    const answers = await Promise.all(seeds.map((seed) => link.locate(image, { seed })));
    expect(answers).toEqual(seeds.map((seed) => [seed]));
    expect([...questions[0]!.image.data]).toEqual([1, 2, 3, 255]);
  });

  it('copies the picture at once', async () => {
    const data = new Uint8Array([7, 7, 7, 7]);
    let seen: number[] = [];
    const link = open(({ id, image: got }, port) => {
      seen = [...got.data];
      port.postMessage({ id, layouts: [] });
    });
    const answer = link.locate({ width: 1, height: 1, data });
    data.fill(0);
    await answer;
    expect(seen).toEqual([7, 7, 7, 7]);
  });

  it('rejects with the error of the search', async () => {
    const link = open(({ id }, port) => port.postMessage({ id, error: 'too small' }));
    await expect(link.locate(image)).rejects.toThrow('too small');
  });
});
