import { originalMinterDeclaration, otherDeclaration } from '@trait-market/contract/fixtures/tax';
import { WALLET_ADDRESSES_MESSAGE, type TaxDeclaration } from '@trait-market/contract/v1/tax';
import { expect, test } from 'vitest';

import { UNSEEN, withUnseen } from '@/testing/unseen';

import { DeclarationOfAnswersSchema, NO_ANSWERS, type TaxAnswers } from './tax-answers';

const declared = (answers: TaxAnswers) => DeclarationOfAnswersSchema.parse(answers);

const answersOf = ({ walletAddresses = '', ...rest }: TaxDeclaration): TaxAnswers => ({
  ...NO_ANSWERS,
  ...rest,
  walletAddresses,
});

test.each([originalMinterDeclaration, otherDeclaration])('answers become declaration %#', (one) => {
  expect(declared(answersOf(one))).toEqual(one);
});

test.each(['no', null, undefined] as const)(
  'R5.6 after %j, declares nothing about the mint period',
  (userIsOriginalMinter) => {
    const answers = { ...answersOf(originalMinterDeclaration), userIsOriginalMinter };
    const fields = Object.keys(declared(answers));
    expect(fields.filter((field) => field.includes('Orig'))).toEqual(
      userIsOriginalMinter ? ['userIsOriginalMinter'] : [],
    );
  },
);

test('R3.11 strips white space from the addresses', () => {
  const [one = '', other = ''] = (originalMinterDeclaration.walletAddresses ?? '').split(',');
  const answers = { ...originalMinterDeclaration, walletAddresses: ` ${one}\t,\n${other} ` };
  expect(declared(answers).walletAddresses).toBe(`${one},${other}`);
});

test.each(UNSEEN)('T201 declares pasted addresses without %j in them', (unseen) => {
  const declaration = originalMinterDeclaration.walletAddresses ?? '';
  const walletAddresses = declaration
    .split(',')
    .map((address) => withUnseen(address, unseen))
    .join(', ');
  expect(declared({ ...answersOf(originalMinterDeclaration), walletAddresses })).toEqual(
    originalMinterDeclaration,
  );
});

test('R5.5 T41 refuses an invalid address in the words of §5, and an unticked box too', () => {
  const answers = { ...answersOf(otherDeclaration), walletAddresses: '0x12', declareTruth: false };
  const { error } = DeclarationOfAnswersSchema.safeParse(answers);
  expect(error?.issues.find(({ path }) => path[0] === 'walletAddresses')?.message).toBe(
    WALLET_ADDRESSES_MESSAGE,
  );
  expect(error?.issues.some(({ path }) => path[0] === 'declareTruth')).toBe(true);
});
