import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { signedInAsAlice } from '@/testing/sessions';

import { taxStatusKey } from './use-tax-status';

test('§7 keeps a separate status for each wallet address, even if the token is the same', () => {
  const ofAlice = taxStatusKey({ ...signedInAsAlice, address: aliceAddress });
  const ofBob = taxStatusKey({ ...signedInAsAlice, address: bobAddress });
  expect(ofBob).not.toEqual(ofAlice);
});

test('an address in another letter case is the same wallet', () => {
  const [as, inLowerCase] = [aliceAddress, `0x${aliceAddress.slice(2).toLowerCase()}`] as const;
  expect(inLowerCase).not.toBe(as);
  expect(taxStatusKey({ ...signedInAsAlice, address: inLowerCase })).toEqual(
    taxStatusKey({ ...signedInAsAlice, address: as }),
  );
});
