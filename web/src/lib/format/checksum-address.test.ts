import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { checksumAddress } from './checksum-address';

test.each([
  ['an address in lower case', aliceAddress.toLowerCase(), aliceAddress],
  [
    'an address with a wrong checksum',
    aliceAddress.toUpperCase().replace('0X', '0x'),
    aliceAddress,
  ],
  ['any other text', '0x12', '0x12'],
])('E687 spells %s with its checksum', (_, text, shown) => {
  expect(checksumAddress(text)).toBe(shown);
});
