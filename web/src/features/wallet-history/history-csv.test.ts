import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { sale } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import { historyCsv } from './history-csv';

const lineOf = (...activities: Parameters<typeof historyCsv>[0]) =>
  historyCsv(activities).split('\r\n')[1];

test('E372 writes a line for each event, with the whole price to the last digit', () => {
  const [head, line, end] = historyCsv([sale]).split('\r\n');
  expect(head?.split(',')).toHaveLength(15);
  expect(line).toBe(
    [
      sale.at,
      'Sale',
      'Ethereum',
      sale.from.address,
      '"alice"',
      sale.to?.address,
      '""',
      '"Brass Diving Helmet"',
      '"fathom-club"',
      '""',
      '0.12',
      'ETH',
      sale.orderHash,
      sale.transactionHash,
      `"${sale.id}"`,
    ].join(','),
  );
  expect(end).toBe('');
});

test('E372 writes both sides of a trade, and nothing for a price that doesn’t exist', () => {
  const line = lineOf({
    ...sale,
    type: 'swap',
    items: [{ kind: 'trait', trait: laserEyesRef, quantity: 2 }],
    inReturn: [{ kind: 'avatar', avatar: fathom7 }],
    price: null,
    orderHash: null,
    transactionHash: undefined,
  });
  expect(line).toMatch(/,"2 × Crimson Laser Eyes","[a-z -]+","Fathom Club #7",,,,,"[^"]+"$/);
});

test('E372 a name can’t end its cell or become a formula', () => {
  const trait = { ...divingHelmetRef, value: '=HYPERLINK("x")' };
  const from = { ...sale.from, username: '@SUM(A1)' };
  const line = lineOf({ ...sale, from, items: [{ kind: 'trait', trait, quantity: 1 }] });
  expect(line).toContain(`,"'=HYPERLINK(""x"")",`);
  expect(line).toContain(`,"'@SUM(A1)",`);
});
