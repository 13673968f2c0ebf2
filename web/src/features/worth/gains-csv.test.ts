import { gainPage } from '@trait-market/contract/fixtures/economy/worth';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { expect, test } from 'vitest';

import { gainsCsv } from './gains-csv';

const [gain] = gainPage.items;

test('writes a line for each trait, with amounts in whole coins to the last digit', () => {
  const [head, line, end] = gainsCsv(gain ? [gain] : []).split('\r\n');
  expect(head?.split(',')).toHaveLength(16);
  expect(line).toBe(
    '"Brass Diving Helmet","fathom-club",Ethereum,ETH,1,0.1,2,0.24,0.018,1,0.1,0.111,0.011,1,0.111,2026-01-09T12:00:00.000Z',
  );
  expect(end).toBe('');
});

test('E93 adds the amounts in another unit, with the time of the rates', () => {
  const at = new Date(rates.at);
  const [head, line] = gainsCsv(gain ? [gain] : [], { worth: rates.worth, at, unit: 'usd' }).split(
    '\r\n',
  );
  expect(head).toMatch(/,Received for them in USD,Result in USD,Exchange rates of$/);
  expect(line).toMatch(/,300,720,54,300,333,33,2026-01-10T12:00:00\.000Z$/);
  const lost = gain && { ...gain, closed: { ...gain.closed, result: '-11000000000000000' } };
  expect(
    gainsCsv(lost ? [lost] : [], { worth: { eth: '3000', usd: '1' }, at, unit: 'usd' }),
  ).toMatch(/,-33,2026/);
  expect(gainsCsv(gain ? [gain] : [], { worth: {}, at, unit: 'usd' })).toMatch(/,,,,,,,2026/);
});

test('a name can’t end its cell or become a formula', () => {
  const named = (value: string) =>
    gainsCsv(gain ? [{ ...gain, trait: { ...gain.trait, value } }] : []).split('\r\n')[1];
  expect(named('So "called", really')).toMatch(/^"So ""called"", really",/);
  expect(named('=HYPERLINK("x")')).toMatch(/^"'=HYPERLINK\(""x""\)",/);
});

test('writes a loss with its sign', () => {
  const lost = gain && { ...gain, closed: { ...gain.closed, result: '-11000000000000000' } };
  expect(gainsCsv(lost ? [lost] : [])).toContain(',-0.011,');
});
