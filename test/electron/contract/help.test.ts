import { expect, it } from 'vitest';
import { defaultSettings } from '../../../electron/contract/settings.ts';
import { helpChoices, helpChosen, helpSettings } from '../../../electron/contract/help.ts';

it('is one choice, known again by the settings that it makes', () => {
  for (const choice of helpChoices) expect(helpChosen(helpSettings(choice))).toBe(choice);
  expect(helpChosen(defaultSettings('en'))).toBe('keys');
});

it('is off when it was switched off, whatever was chosen before', () => {
  for (const choice of helpChoices) expect(helpChosen({ ...helpSettings(choice), helpLevel: 0 })).toBe('off');
});
