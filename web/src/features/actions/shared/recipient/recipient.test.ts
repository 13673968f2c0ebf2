import { aliceAddress, newcomer } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { UNSEEN, withUnseen } from '@/testing/unseen';

import { readRecipient } from './recipient';

test.each(UNSEEN)('T201 reads a recipient’s address with %j in it', (unseen) => {
  const others = { sender: newcomer.walletAddress, tokens: [] };
  expect(readRecipient(withUnseen(aliceAddress, unseen), others)).toEqual({ value: aliceAddress });
});
