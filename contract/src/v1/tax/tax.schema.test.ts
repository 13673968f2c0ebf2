import { describe, expect, test } from 'vitest';

import {
  answered,
  originalMinterDeclaration,
  otherDeclaration,
  unanswered,
} from '../../../fixtures/tax';
import { aliceAddress as a, bobAddress as b } from '../../../fixtures/users';
import { uncheckedFields } from '../../shared/wrong-fields.fixture';
import {
  TaxDeclarationSchema,
  TaxStatusSchema,
  WALLET_ADDRESSES_MESSAGE,
  WalletAddressListSchema,
} from './tax.schema';

const messages = (declaration: unknown) =>
  TaxDeclarationSchema.safeParse(declaration).error?.issues.map(({ message }) => message) ?? [];

test.each([originalMinterDeclaration, otherDeclaration])(
  'fixture %# parses to itself',
  (fixture) => {
    expect(TaxDeclarationSchema.parse(fixture)).toEqual(fixture);
  },
);

test.each([answered, unanswered])('status fixture %# parses', (fixture) => {
  expect(TaxStatusSchema.parse(fixture)).toEqual(fixture);
  expect(uncheckedFields(TaxStatusSchema, fixture)).toEqual([]);
  expect(TaxStatusSchema.safeParse({}).success).toBe(false);
});

describe('addresses', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    [a, a],
    [`${a},${b}`, `${a},${b}`],
    [` ${a} ,\n\t${b} `, `${a},${b}`],
  ])('%j becomes %j', (typed, sent) => {
    expect(WalletAddressListSchema.parse(typed)).toBe(sent);
  });

  test.each([
    ',',
    `${a},`,
    `,${a}`,
    `${a} ${b}`,
    `${a};${b}`,
    a.slice(0, 41),
    `${a}0`,
    `0x ${a.slice(2)}`,
  ])('R5.4 %j is refused in the words of the specification', (walletAddresses) => {
    expect(messages({ ...otherDeclaration, walletAddresses })).toEqual([WALLET_ADDRESSES_MESSAGE]);
  });

  test('can be omitted', () => {
    const { walletAddresses: _, ...rest } = otherDeclaration;
    expect(TaxDeclarationSchema.safeParse(rest).success).toBe(true);
  });
});

describe('answers', () => {
  test.each([
    'userIsAUSTaxResOrigMintingPeriod',
    'userLocAUSOrigMintingPeriod',
    'userRegAUSGSTOrigMintingPeriod',
  ])('R3.11 %s is required for an original minter and absent otherwise', (field) => {
    expect(messages({ ...originalMinterDeclaration, [field]: undefined })).toHaveLength(1);
    expect(messages({ ...otherDeclaration, [field]: 'yes' })).toHaveLength(1);
  });

  test.each(['userIsAUSTaxResident', 'userInAUS', 'userRegisteredAUSGST'])(
    '%s is required for everyone',
    (field) => {
      expect(messages({ ...otherDeclaration, [field]: undefined })).toHaveLength(1);
      expect(messages({ ...otherDeclaration, [field]: 'maybe' })).toHaveLength(1);
    },
  );

  test('step 1 can be left unanswered', () => {
    const { userIsOriginalMinter: _, ...rest } = otherDeclaration;
    expect(TaxDeclarationSchema.safeParse(rest).success).toBe(true);
  });
});

test.each(['true', 1, false, undefined])('declareTruth %j is refused', (declareTruth) => {
  expect(messages({ ...otherDeclaration, declareTruth })).toHaveLength(1);
});
