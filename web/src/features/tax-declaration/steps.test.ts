import { describe, expect, test } from 'vitest';

import { isComplete, reachableStep, stepAfter, stepBefore, stepTexts } from './steps';
import { NO_ANSWERS, type TaxAnswers } from './tax-answers';

const minter: TaxAnswers = { ...NO_ANSWERS, userIsOriginalMinter: 'yes' };
const other: TaxAnswers = { ...NO_ANSWERS, userIsOriginalMinter: 'no' };
const ofMintPeriod = {
  userIsAUSTaxResOrigMintingPeriod: 'yes',
  userLocAUSOrigMintingPeriod: 'no',
  userRegAUSGSTOrigMintingPeriod: 'no',
} as const;
const ofToday = {
  userIsAUSTaxResident: 'no',
  userInAUS: 'no',
  userRegisteredAUSGST: 'no',
} as const;

describe('the order of the steps', () => {
  test('R2.45 a Yes leads through the mint period, and back', () => {
    expect([1, 2, 3].map((step) => stepAfter(step === 1 ? 1 : step === 2 ? 2 : 3, minter))).toEqual(
      [2, 3, 4],
    );
    expect(stepBefore(4, minter)).toBe(3);
    expect(stepBefore(3, minter)).toBe(2);
    expect(stepBefore(2, minter)).toBe(1);
    expect(stepBefore(1, minter)).toBeUndefined();
  });

  test.each([other, NO_ANSWERS])(
    'a No, or no answer, skips it in both directions (%#)',
    (answers) => {
      expect(stepAfter(1, answers)).toBe(3);
      expect(stepBefore(3, answers)).toBe(1);
    },
  );
});

describe('Continue', () => {
  test('is always available in step 1', () => {
    expect(isComplete(1, NO_ANSWERS)).toBe(true);
  });

  test.each([
    [2, ofMintPeriod],
    [3, ofToday],
  ] as const)(
    'R2.46 is unavailable in step %i until all three questions are answered',
    (step, answers) => {
      expect(stepTexts[step].questions.map(({ field }) => field)).toEqual(Object.keys(answers));
      expect(isComplete(step, { ...NO_ANSWERS, ...answers })).toBe(true);
      for (const field of Object.keys(answers))
        for (const missing of [undefined, null])
          expect(isComplete(step, { ...NO_ANSWERS, ...answers, [field]: missing })).toBe(false);
    },
  );
});

test.each([
  ['what was reached', 3, { ...other, userInAUS: 'yes' }, 3],
  ['what was reached, and no further', 3, { ...minter, ...ofMintPeriod, ...ofToday }, 3],
  ['the end', 4, { ...minter, ...ofMintPeriod, ...ofToday }, 4],
  ['a gap about the mint period', 4, { ...minter, ...ofToday }, 2],
  ['a gap about today', 4, { ...other }, 3],
] as const)('a reload returns to %s', (_, wanted, answers, step) => {
  expect(reachableStep(wanted, answers)).toBe(step);
});

test('R2.44 the texts quoted from the specification are exact', () => {
  expect(stepTexts[1]).toMatchObject({
    text: 'Please complete the form below',
    questions: [
      {
        field: 'userIsOriginalMinter',
        text: 'Did you Mint any NFTs of the collection during the period from 22nd to 27th December 2021?',
      },
    ],
  });
});
