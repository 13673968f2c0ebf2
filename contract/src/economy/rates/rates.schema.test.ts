import { expect, test } from 'vitest';

import { rates } from '../../../fixtures/economy/rates';
import { RatesSchema } from './rates.schema';

test('the fixture parses to itself', () => {
  expect(RatesSchema.parse(rates)).toEqual(rates);
});

test('a unit without a rate is omitted, and an unknown unit does no harm', () => {
  const worth = { eth: '3000', jpy: '0.0067' };
  expect(RatesSchema.parse({ ...rates, worth }).worth).toEqual(worth);
});

test.each(['0', '0.0', '0.', '-1', '1e3', '.5', '01', '1,5', '1.0000000000000000001', ''])(
  'a rate of %j is refused',
  (eth) => {
    expect(RatesSchema.safeParse({ ...rates, worth: { eth } }).success).toBe(false);
  },
);
