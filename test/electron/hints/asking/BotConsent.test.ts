import { beforeEach, describe, expect, it } from 'vitest';
import { BotConsent, mostAgreed, type ConsentStore } from '../../../../electron/hints/asking/BotConsent.ts';

let store: ConsentStore;
let asked: string[];
let answers: ((agrees: boolean) => void)[];
let consent: BotConsent;

beforeEach(() => {
  store = { agreedBots: [] };
  asked = [];
  answers = [];
  consent = new BotConsent(store, (command) => {
    asked.push(command);
    return new Promise((resolve) => answers.push(resolve));
  });
});

/** Asks, with the user's answer. */
async function allows(command: string, agrees: boolean): Promise<boolean> {
  const allowed = consent.allows(command);
  answers.shift()?.(agrees);
  return allowed;
}

describe('another engine', () => {
  it('runs once the user agrees, who is asked once', async () => {
    expect(consent.agreed('bot --fast')).toBeNull();
    expect(await allows('bot --fast', true)).toBe(true);
    expect(await allows('bot --fast', false)).toBe(true);
    expect(consent.agreed('bot --fast')).toBe('bot --fast');
    expect(asked).toEqual(['bot --fast']);
  });

  it('does not run if the user refuses, who is asked again', async () => {
    expect(await allows('bot', false)).toBe(false);
    expect(consent.agreed('bot')).toBeNull();
    expect(await allows('bot', true)).toBe(true);
    expect(asked).toEqual(['bot', 'bot']);
  });

  it.each(['bot --fast', 'Bot', 'bot  --slow', 'bot --slow '])(
    'is another one by another letter: %s',
    async (command) => {
      await allows('bot --slow', true);
      expect(consent.agreed(command)).toBeNull();
    },
  );

  it('is refused while another question is open', async () => {
    const first = consent.allows('one');
    expect(await consent.allows('two')).toBe(false);
    answers.shift()!(true);
    expect(await first).toBe(true);
    expect(asked).toEqual(['one']);
  });

  it('can be asked about again after a dialog that failed', async () => {
    const failing = new BotConsent(store, () => Promise.reject(new Error('no display')));
    await expect(failing.allows('bot')).rejects.toThrow('no display');
    await expect(failing.allows('bot')).rejects.toThrow('no display');
    expect(failing.agreed('bot')).toBeNull();
  });

  it('is forgotten first if it was agreed to first', async () => {
    for (let each = 0; each <= mostAgreed; each++) await allows(`bot ${each}`, true);
    expect(consent.agreed('bot 0')).toBeNull();
    expect(consent.agreed('bot 1')).toBe('bot 1');
    expect(store.agreedBots).toHaveLength(mostAgreed);
  });
});

describe('a change of settings', () => {
  it('keeps its other parts if the user refuses the engine', async () => {
    const change = consent.allowed({ bot: 'bot', help: 'all' });
    answers.shift()!(false);
    expect(await change).toEqual({ help: 'all' });
  });

  it.each([{}, { bot: null }, { help: 'place' }] as const)('needs nobody’s consent: %j', async (change) => {
    expect(await consent.allowed(change)).toEqual(change);
    expect(asked).toEqual([]);
  });
});
