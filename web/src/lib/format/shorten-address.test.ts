import { expect, test } from 'vitest';

import { shortenAddress } from './shorten-address';

test.each([
  ['0x8ba1f109551bD432803012645Ac136ddd64DBA72', '0x8ba…BA72'],
  ['0123456789abc', '01234…9abc'],
  ['0123456789ab', '0123456789ab'],
  ['', ''],
])('R9.6 shows %s as %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown);
});
