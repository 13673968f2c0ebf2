import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { TraitFacts } from './trait-facts';

const price = listing.unitPrice;
const own = { ...listing, maker: { address: aliceAddress, username: 'alice' } };
const other = { ...listing, maker: { address: bobAddress, username: 'bob' } };
const dearer = { ...other, unitPrice: { ...price, amount: '990000000000000000' } };

test('E579 a trait’s prices have all their digits', () => {
  stubApi({
    [`/economy/v1/traits/${divingHelmetDetail.id}/orders`]: {
      body: { items: [], nextCursor: null, total: 0 },
    },
  });
  const digits = { chainId: 1, coin: 'native', amount: '123456789000000000' } as const;
  const trait = { ...divingHelmetDetail, floor: digits, bestOffer: digits };
  renderScreen(<TraitFacts trait={trait} at={new Date()} />);
  for (const name of ['Floor', 'Best offer'])
    expect(screen.getByText(name).nextElementSibling).toHaveTextContent('0.123456789 ETH');
});

test.each([
  ['alone', [own, dearer], 'lowest is yours'],
  ['with another’s', [own, other, dearer], 'lowest is yours, tied with 1 other'],
  ['with two others', [own, other, other], 'lowest is yours, tied with 2 others'],
  ['only of others', [other, other, dearer], '2 at this price, the oldest sells first'],
  ['of one other', [other, dearer], undefined],
])('E547 the floor says which listings share it: %s', async (_, items, words) => {
  stubApi({
    [`/economy/v1/traits/${divingHelmetDetail.id}/orders`]: {
      body: { items, nextCursor: null, total: items.length },
    },
  });
  const trait = { ...divingHelmetDetail, floor: price };
  renderScreen(<TraitFacts trait={trait} at={new Date()} />, { session: signedInAsAlice });
  const note = () =>
    screen
      .getByText(/^\d+ editions? for sale$/)
      .parentElement?.textContent.split('for sale')
      .at(-1);
  await expect.poll(note).toBe(words ?? '');
});
