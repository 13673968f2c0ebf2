import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { isWalletAddress } from '@trait-market/contract/shared';
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

test('a draft belongs to one wallet, in upper or lower case', () => {
  writeTaxDraft(aliceAddress, draft);
  expect(readTaxDraft(aliceAddress)).toEqual(draft);
  const lower = aliceAddress.toLowerCase();
  expect(isWalletAddress(lower) && readTaxDraft(lower)).toEqual(draft);
  expect(readTaxDraft(bobAddress)).toBeUndefined();
});

test('a draft ends with the browser session and leaves nothing in local storage', () => {
  writeTaxDraft(aliceAddress, draft);
  expect(sessionStorage).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'not JSON', '{}', JSON.stringify({ address: aliceAddress, step: 7 })])(
  'ignores an unreadable draft (%j)',
  (text) => {
    taxDraft(aliceAddress).write(text);
    expect(readTaxDraft(aliceAddress)).toBeUndefined();
  },
);

test('where storage is blocked, the draft lasts as long as the page, and is erased as usual', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeTaxDraft(aliceAddress, draft);
  expect(readTaxDraft(aliceAddress)).toEqual(draft);
  taxDraft(aliceAddress).clear();
  expect(readTaxDraft(aliceAddress)).toBeUndefined();
});
