import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aliceHolds, ofBob, ordersOf, region, showTrait, TRAIT } from '@/testing/pages/trait-page';
import { signedInAsAlice } from '@/testing/sessions';

const BUY = 'Buy this trait';
const SELL = 'Sell this trait';
const OFFER = 'Make an offer for this trait';

const pageOf = (items: readonly unknown[]) => ({
  body: { items, nextCursor: null, total: items.length },
});
const hashed = { ...listing, hash: `0x${'1'.repeat(64)}` as const };
const offer = { ...ofBob, kind: 'offer', hash: `0x${'2'.repeat(64)}` };
const swap = { ...offer, kind: 'trade', unitPrice: null };
const unheld = {
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
    body: { ...inventoryPage, items: [], total: 0 },
  },
};

const inBar = async (label: string): Promise<string[]> => {
  const bar = within(await region(label));
  return [...bar.queryAllByRole('link'), ...bar.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );
};

test.each([
  ['unheld', [], [], OFFER, ['Offer']],
  ['unheld', [ofBob], [], BUY, ['Offer', 'Buy']],
  ['unheld', [ofBob], [offer], BUY, ['Offer', 'Buy']],
  ['held', [], [], SELL, ['List']],
  ['held', [], [offer], SELL, ['Offers', 'List']],
  ['held', [], [swap], SELL, ['Trades', 'List']],
  ['held', [ofBob], [], BUY, ['Buy more', 'List']],
  ['held', [ofBob], [offer], BUY, ['Buy more', 'List']],
  ['partly listed', [hashed], [], SELL, ['List']],
  ['partly listed', [hashed, ofBob], [offer], BUY, ['Buy more', 'List']],
  ['listed', [hashed], [], SELL, ['Manage']],
  ['listed', [hashed], [offer], SELL, ['Offers', 'Manage']],
  ['listed', [hashed, ofBob], [offer], BUY, ['Manage', 'Buy more']],
] as const)(
  'E551 the bar of phones for a trait that is %s, with listings %o and offers %o',
  async (held, listings, received, label, actions) => {
    const listedByOwner = { held: 0, 'partly listed': 1, listed: 3 };
    showTrait(
      {
        [`${TRAIT}/orders`]: pageOf([]),
        [ordersOf('offer')]: pageOf(received.filter(({ kind }) => kind === 'offer')),
        [ordersOf('trade')]: pageOf(received.filter(({ kind }) => kind === 'trade')),
        [`${TRAIT}/orders?kind=listing&limit=60`]: pageOf(listings),
        ...(held === 'unheld'
          ? unheld
          : aliceHolds({
              listedByOwner: listedByOwner[held],
              offersReceived: received.length,
            })),
      },
      { session: signedInAsAlice },
    );
    await expect.poll(() => inBar(label)).toEqual(actions);
  },
);

test('E551 “List” of the bar lists the trait, and “Offers” leads to them', async () => {
  const { start } = showTrait(
    {
      ...aliceHolds({ listedByOwner: 0, offersReceived: 1 }),
      [ordersOf('offer')]: pageOf([offer]),
    },
    { session: signedInAsAlice },
  );
  const bar = within(await region(SELL));
  expect(await bar.findByRole('link', { name: 'Offers' })).toHaveAttribute(
    'href',
    expect.stringMatching(/#offers$/),
  );
  await userEvent.click(bar.getByRole('button', { name: 'List' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'list', traitId: divingHelmetDetail.id });
});

test('E551 “Offer” of the bar makes an offer, also while no one sells the trait', async () => {
  const { start } = showTrait();
  const bar = within(await region(OFFER));
  expect(bar.getByText('Not listed')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Offer' }));
  expect(start).toHaveBeenLastCalledWith({ kind: 'offer', traitId: divingHelmetDetail.id });
});
