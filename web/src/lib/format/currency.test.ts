import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { paths } from '@/config/paths';

import { currencySymbol } from './currency';

test.each([
  ['usd', '$'],
  ['aud', '$'],
  ['USD', '$'],
  ['eth', 'ETH'],
  ['weth', 'WETH'],
  ['pol', 'POL'],
  ['eur', 'EUR'],
  ['', ''],
])('R9.7 §9 the symbol of %s is %s', (code, symbol) => {
  expect(currencySymbol(code)).toBe(symbol);
});

test.each(['eth', 'weth', 'pol', 'matic', 'usd', 'aud', 'eur'])(
  '§9 %s has an icon at /images/currencies/{code}.svg',
  (code) => {
    expect(paths.currencyIcon(code)).toBe(`/images/currencies/${code}.svg`);
    const file = join(import.meta.dirname, '../../../public', paths.currencyIcon(code));
    expect(existsSync(file)).toBe(true);
  },
);

test('no code leads out of the icons’ folder', () => {
  expect(paths.currencyIcon('../../favicon')).toBe('/images/currencies/..%2F..%2Ffavicon.svg');
});
