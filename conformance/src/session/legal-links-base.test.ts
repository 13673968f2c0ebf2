import { expect, test } from 'vitest';

import { legalLinksBaseOf } from './legal-links-base';

const LEGAL = 'https://legal.example/market';
const PRODUCT = 'https://market.example';
const LOCAL = 'http://localhost:4000';

test.each([
  [{}, 'http://localhost:4001', LOCAL],
  [{}, 'http://127.0.0.1:51234', LOCAL],
  [{}, 'http://[::1]:4001', LOCAL],
  [{}, 'https://bff.example/api', 'https://bff.example'],
  [{ product: `${PRODUCT}/` }, 'http://localhost:4001', PRODUCT],
  [{ product: PRODUCT }, 'https://provider.example', PRODUCT],
  [{ legalLinksBase: LEGAL, product: PRODUCT }, 'http://localhost:4001', LEGAL],
])('with %j the legal links for %s are below %s', (options, target, base) => {
  expect(legalLinksBaseOf(options, target)).toBe(base);
});

test.each(['legal.example', 'ftp://legal.example', 'https://legal.example/?page='])(
  'refuses the base %s',
  (legalLinksBase) => {
    expect(() => legalLinksBaseOf({ legalLinksBase }, LOCAL)).toThrow(
      /^--legal-links-base takes an http or https address/,
    );
  },
);
