import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { isWalletAddress } from '@trait-market/contract/wallet-address';
import { afterEach, expect, test, vi } from 'vitest';

import { taxDraft } from '@/lib/storage';

import { NO_ANSWERS } from './tax-answers';
import { readTaxDraft, writeTaxDraft } from './tax-draft';

const draft = {
  step: 3,
  answers: { ...NO_ANSWERS, userInAUS: 'yes', walletAddresses: ' 0x' },
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft is its wallet’s alone, in whichever case the address is written', () => {
  writeTaxDraft(aliceAddress, draft);
  expect(readTaxDraft(aliceAddress)).toEqual(draft);
  const lower = aliceAddress.toLowerCase();
  expect(isWalletAddress(lower) && readTaxDraft(lower)).toEqual(draft);
  expect(readTaxDraft(bobAddress)).toBeUndefined();
});

test('it ends with the browser session and leaves nothing in local storage', () => {
  writeTaxDraft(aliceAddress, draft);
  expect(sessionStorage).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'not JSON', '{}', JSON.stringify({ address: aliceAddress, step: 7 })])(
  'what cannot be read (%j) is no draft',
  (text) => {
    taxDraft.write(text);
    expect(readTaxDraft(aliceAddress)).toBeUndefined();
  },
);

test('where the storage is blocked the draft lasts as long as the page, and is erased as ever', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeTaxDraft(aliceAddress, draft);
  expect(readTaxDraft(aliceAddress)).toEqual(draft);
  taxDraft.clear();
  expect(readTaxDraft(aliceAddress)).toBeUndefined();
});
