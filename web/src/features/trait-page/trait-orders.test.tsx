import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { offer } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { TraitOrders } from './trait-orders';

const ORDERS = `/economy/v1/traits/${divingHelmetDetail.id}/orders`;
const OFFERS = `${ORDERS}?kind=offer&limit=60`;

const ANY_HAT = 'any headwear of Fathom Club';

const show = (
  answers: Parameters<typeof stubApi>[0],
  options?: Parameters<typeof renderScreen>[1],
) => {
  const api = stubApi({
    [ORDERS]: { body: { items: [], nextCursor: null, total: 0 } },
    ...answers,
  });
  renderScreen(stubActions().within(<TraitOrders trait={divingHelmetDetail} />), options);
  return api;
};

const offersRegion = async () => within(await screen.findByRole('region', { name: 'Offers' }));

test('E510 shows the offers after the first page on request, with those for sets', async () => {
  show({
    [OFFERS]: { body: { items: [offer], nextCursor: 'next', total: 2 } },
    [`${OFFERS}&cursor=next`]: { body: { items: [anyHatOffer], nextCursor: null, total: 2 } },
  });
  const offers = await offersRegion();
  await userEvent.click(await offers.findByRole('button', { name: 'Show more offers' }));
  expect(await offers.findByRole('link', { name: ANY_HAT })).toBeInTheDocument();
  expect(offers.getByText('2 of 2 offers shown')).toBeInTheDocument();
  expect(offers.getAllByRole('row')).toHaveLength(3);
});

test('E510 a short list is fetched once, and has no button', async () => {
  const { requests } = show({
    [OFFERS]: { body: { items: [offer], nextCursor: null, total: 1 } },
  });
  const offers = await offersRegion();
  expect(await offers.findAllByRole('row')).toHaveLength(2);
  expect(offers.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  expect(requests.filter((address) => address === OFFERS)).toHaveLength(1);
});

test('E510 keeps the loaded offers if the next page fails, and loads it on the next request', async () => {
  const api = show({
    [OFFERS]: { body: { items: [offer], nextCursor: 'next', total: 2 } },
    [`${OFFERS}&cursor=next`]: { status: 503, body: { message: 'Closed' } },
  });
  const offers = await offersRegion();
  await userEvent.click(await offers.findByRole('button', { name: 'Show more offers' }));
  expect(await offers.findByText(/^This may be out of date/)).toBeInTheDocument();
  expect(offers.getAllByRole('row')).toHaveLength(2);
  api.answer(`${OFFERS}&cursor=next`, {
    body: { items: [anyHatOffer], nextCursor: null, total: 2 },
  });
  await userEvent.click(offers.getByRole('button', { name: 'Show more offers' }));
  expect(await offers.findByRole('link', { name: ANY_HAT })).toBeInTheDocument();
});

test('E544 E545 an offer for a set links to the market filtered by its slot and rarity', async () => {
  const [wanted] = anyHatOffer.gets;
  if (wanted?.kind !== 'any') throw new Error('The offer is for a set.');
  const criteria = { ...wanted.criteria, rarity: 'epic' };
  show({
    [OFFERS]: {
      body: {
        items: [{ ...anyHatOffer, gets: [{ ...wanted, criteria }] }],
        nextCursor: null,
        total: 1,
      },
    },
  });
  const offers = await offersRegion();
  expect(
    await offers.findByRole('link', { name: 'any epic headwear of Fathom Club' }),
  ).toHaveAttribute('href', '/market?collection=fathom-club&slot=headwear&rarity=epic');
  expect(offers.getByRole('row', { name: /\(2 traits, as rated when signed\)/ })).toBeVisible();
});

test.each([
  ['holds it', 1, 'Brass Diving Helmet'],
  ['holds it only worn', 0, 'another trait that fits'],
])(
  'E560 Accept says what a user who %s gives for an offer for a set',
  async (_, quantity, given) => {
    const items = inventoryPage.items.map((item) =>
      item.kind === 'trait' ? { ...item, quantity } : item,
    );
    show(
      {
        [OFFERS]: { body: { items: [anyHatOffer], nextCursor: null, total: 1 } },
        [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: { ...inventoryPage, items } },
      },
      { session: signedInAsAlice },
    );
    const offers = await offersRegion();
    expect(
      await offers.findByRole('button', {
        name: new RegExp(`^Accept at .* and give (1 )?${given}$`),
      }),
    ).toBeVisible();
  },
);
