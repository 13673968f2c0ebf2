import { fathom7Detail, listingOfFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { compared } from '@/lib/compare/compared';
import { comparedText } from '@/lib/storage';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { CompareScreen } from '../compare-screen';

const eth = (amount: string) => ({ chainId: 1, coin: 'native', amount }) as const;
const seven: AvatarDetail = {
  ...fathom7Detail,
  price: eth('900000000000000000'),
  rarityScore: 300,
};
const eight: AvatarDetail = {
  ...fathom7Detail,
  tokenId: '8',
  name: 'Fathom Club #8',
  owner: { address: bobAddress, username: 'bob' },
  worn: [],
  rarityScore: 25,
  rank: { place: 200, of: 250 },
  price: null,
  lastSale: null,
};
const ofBob = { ...listingOfFathom7, maker: { address: bobAddress, username: 'bob' } };
const page = (items: unknown[]) => ({ body: { items, nextCursor: null, total: items.length } });
const AVATARS = '/economy/v1/avatars/fathom-club';

beforeEach(() => comparedText.write(''));

const open = (at: string, answers: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({
    [`${AVATARS}/7`]: { body: seven },
    [`${AVATARS}/7/orders`]: page([ofBob]),
    [`${AVATARS}/8`]: { body: eight },
    [`${AVATARS}/8/orders`]: page([]),
    '/economy/v1/collections': page([fathomClub]),
    ...answers,
  });
  const { start, within: withActions } = stubActions();
  const view = renderScreen(
    withActions(
      <main id="main" tabIndex={-1}>
        <CompareScreen />
      </main>,
    ),
    { at },
  );
  return { ...api, ...view, start };
};

const BOTH = '/compare?avatars=fathom-club.7,fathom-club.8';
const rowOf = async (name: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('E298 shows the facts of each avatar and its traits by slot, and marks the best ones by a word', async () => {
  open(BOTH);
  expect(await screen.findByRole('columnheader', { name: /Fathom Club #8/ })).toBeInTheDocument();
  expect(await rowOf('Owner')).toEqual(['alice', 'bob']);
  expect(await rowOf('Rarity score')).toEqual(['300.0Highest', '25.0']);
  expect(await rowOf('Rank')).toEqual(['30 of 250Rarest', '200 of 250']);
  expect(await rowOf('Headwear')).toEqual([
    expect.stringMatching(/^Brass Diving HelmetRare$/),
    'Empty',
  ]);
  expect(await rowOf('Eyes')).toEqual([expect.stringMatching(/^Crimson Laser Eyes/), 'Empty']);
  expect(await rowOf('Background')).toEqual(['Empty', 'Empty']);
  expect(await rowOf('Price')).toEqual([expect.stringMatching(/^0\.9 ETH/), 'Not listed']);
  await expect
    .poll(() => rowOf('Collection floor'))
    .toEqual([expect.stringMatching(/^0\.9 ETH/), expect.stringMatching(/^0\.9 ETH/)]);
  expect(await rowOf('Last sale')).toEqual([expect.stringMatching(/^0\.7 ETH/), 'Never sold']);
});

test('E298 ranks of different collections are not compared', async () => {
  const other = { ...eight, collection: 'night-post' };
  open('/compare?avatars=fathom-club.7,night-post.8', {
    '/economy/v1/avatars/night-post/8': { body: other },
    '/economy/v1/avatars/night-post/8/orders': page([]),
  });
  expect(await rowOf('Rank')).toEqual(['30 of 250', '200 of 250']);
  expect(await rowOf('Rarity score')).toEqual(['300.0Highest', '25.0']);
});

test('E298 each avatar can be bought, bid on and removed, in the address and in the choice', async () => {
  compared.add({ id: 'fathom-club.7', name: 'Fathom Club #7' });
  compared.add({ id: 'fathom-club.8', name: 'Fathom Club #8' });
  const { start, whereabouts } = open('/compare');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Buy Fathom Club #7 for 0.9 ETH' }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'buy', order: ofBob });
  await userEvent.click(screen.getByRole('button', { name: 'Make an offer for Fathom Club #8' }));
  expect(start).toHaveBeenLastCalledWith({
    kind: 'offerAvatar',
    collection: 'fathom-club',
    tokenId: '8',
  });
  await userEvent.click(screen.getByRole('button', { name: /^Remove Fathom Club #7/ }));
  expect(whereabouts()).toBe('/compare?avatars=fathom-club.8');
  expect(compared.read().map(({ id }) => id)).toEqual(['fathom-club.8']);
  expect(screen.getByText(/^One avatar/)).toHaveFocus();
});

test('E298 T141 unknown and malformed avatars are named, and the rest is compared', async () => {
  const { requests } = open(
    '/compare?avatars=fathom-club.7,fathom-club.99,fathom-club,../me.7,a.01',
  );
  expect(await screen.findByRole('columnheader', { name: /Fathom Club #7/ })).toBeInTheDocument();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not an avatar ID: “fathom-club”, “../me.7” and “a.01”.');
  expect(alert).toHaveTextContent('There’s no avatar “fathom-club.99” on the market.');
  expect(requests.filter((path) => path.includes('/me'))).toEqual([]);
});

test('E298 a failed request is reported next to the others, and can be sent again', async () => {
  const { answer } = open(BOTH, {
    [`${AVATARS}/8`]: { status: 503, body: { message: 'Closed for cleaning' } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  expect(screen.getByRole('columnheader', { name: /Fathom Club #7/ })).toBeInTheDocument();
  answer(`${AVATARS}/8`, { body: eight });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('columnheader', { name: /Fathom Club #8/ })).toBeInTheDocument();
});

test('E298 collections that fail to load are reported, and leave no skeleton', async () => {
  const { answer } = open(BOTH, {
    '/economy/v1/collections': { status: 503, body: { message: 'Closed for cleaning' } },
  });
  expect(await screen.findByText('Couldn’t load the collection floors')).toBeVisible();
  expect(await rowOf('Collection floor')).toEqual(['Couldn’t load', 'Couldn’t load']);
  answer('/economy/v1/collections', page([fathomClub]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect
    .poll(() => rowOf('Collection floor'))
    .toEqual([expect.stringMatching(/^0\.9 ETH/), expect.stringMatching(/^0\.9 ETH/)]);
});
