import { expect, test } from 'vitest';

import { clientKey } from './client-key';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:0::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['2001:0:0:12ff:2:3:4:5', '2001:0:0:1200::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['_hidden', 'unknown'],
])('T17 %s is counted as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});
