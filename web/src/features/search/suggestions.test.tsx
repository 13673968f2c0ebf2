import { avatarPage } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import {
  divingHelmetCard,
  laserEyesCard,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { namedAccount } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { AVATARS, BY_USERNAME, COLLECTIONS, TRAITS, found, search } from '@/testing/search-box';
import type { StubbedAnswer } from '@/testing/stub-api';

const MARKET = '/economy/v1/traits';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

const page = (...items: readonly object[]) => ({
  body: { ...traitPage, items, total: items.length },
});
const none = page();
const all = { body: { items: [fathomClub], nextCursor: null, total: 1 } };

const searchMarket = (text: string, answers: Record<string, StubbedAnswer>) =>
  search(text, {
    ...found,
    [BY_USERNAME]: { body: [] },
    [TRAITS]: { body: [] },
    [`${COLLECTIONS}?limit=60`]: all,
    [MARKET]: none,
    ...answers,
  });
const marketRequests = ({ requests }: { requests: readonly string[] }) =>
  requests.filter((one) => one.startsWith(`${MARKET}?`));

test('E667 a search without traits offers the filters that its words name, with their first traits', async () => {
  const { user, whereabouts, api } = await searchMarket('epic hat', {
    [`${MARKET}?rarity=epic&slot=headwear&limit=3`]: {
      body: { ...traitPage, items: [divingHelmetCard, laserEyesCard], total: 12 },
    },
  });
  const group = within(await screen.findByRole('group', { name: 'Matching filters' }));
  expect(screen.queryByText('No matches found.')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^12 traits: Headwear · Epic$/);
  const [filters, helmet, eyes] = group.getAllByRole('option');
  expect(filters).toHaveAccessibleName(/^Headwear · Epic *, *12 traits$/);
  expect(filters).toHaveAttribute('href', '/market?slot=headwear&rarity=epic');
  expect(helmet).toHaveAccessibleName(/^Brass Diving Helmet .*0.12 ETH/);
  expect(eyes).toHaveAccessibleName(/^Crimson Laser Eyes .*Not listed/);
  expect(api.requests.filter((one) => one.startsWith('/economy/v1/watched'))).toEqual([]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(whereabouts()).toBe('/market?slot=headwear&rarity=epic');
});

test('E667 one word of a collection’s name is enough, also with a typo, and other words stay the name', async () => {
  await searchMarket('goggles fathmo polygon', {
    [`${MARKET}?name=goggles&chainId=137&collection=fathom-club&limit=3`]: page(laserEyesCard),
  });
  expect(
    await screen.findByRole('option', {
      name: /^“goggles” · Fathom Club · Polygon *, *1 trait$/,
    }),
  ).toHaveAttribute('href', '/market?name=goggles&collection=fathom-club&chain=polygon');
});

test('E667 without filters, offers the traits with the nearest names, those of most words only', async () => {
  const { api } = await searchMarket('helmt brss', {
    [`${MARKET}?name=helmt&limit=60`]: page(laserEyesCard, divingHelmetCard),
    [`${MARKET}?name=brss&limit=60`]: page(divingHelmetCard),
  });
  const group = within(
    await screen.findByRole('group', { name: 'No exact match. Close matches:' }),
  );
  expect(group.getAllByRole('option')).toHaveLength(1);
  expect(group.getByRole('option', { name: /^Brass Diving Helmet/ })).toBeInTheDocument();
  expect(screen.queryByText('No matches found.')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^No exact match. 1 close match$/);
  expect(screen.queryByText(/^Try a shorter word/)).not.toBeInTheDocument();
  expect(marketRequests(api)).toHaveLength(2);
});

test('E667 filters without traits give way to close matches of the other words', async () => {
  const { api } = await searchMarket('legendary brss', {
    [`${MARKET}?name=brss&limit=60`]: page(divingHelmetCard),
  });
  expect(await screen.findByRole('group', { name: /Close matches:$/ })).toBeInTheDocument();
  expect(marketRequests(api)).toEqual([
    `${MARKET}?name=brss&rarity=legendary&limit=3`,
    `${MARKET}?name=brss&limit=60`,
  ]);
});

test.each([
  ['fathmo gogles', 'gogles'],
  ['gogles athom', 'gogles'],
])(
  'E691 “%s” offers the collection that one of its words means, and its traits with the other word',
  async (text, name) => {
    await searchMarket(text, {
      [`${MARKET}?name=${name}&collection=fathom-club&limit=3`]: page(laserEyesCard),
    });
    const group = within(
      await screen.findByRole('group', { name: 'Matching filters: close matches' }),
    );
    expect(group.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      `/market?name=${name}&collection=fathom-club`,
      `/traits/${laserEyesCard.id}`,
      '/collections/fathom-club',
    ]);
  },
);

test('E691 offers the collection also if it has no such trait, and the close ones of others', async () => {
  await searchMarket('fathmo gogles', { [`${MARKET}?name=gogles&limit=60`]: page(laserEyesCard) });
  const group = within(await screen.findByRole('group', { name: /Close matches:$/ }));
  expect(group.getByRole('option', { name: /^Fathom Club/ })).toBeInTheDocument();
  expect(group.getByRole('option', { name: /^Crimson Laser Eyes/ })).toBeInTheDocument();
});

test('E691 an avatar with the name is offered without its collection', async () => {
  await searchMarket('fathom club 7', { [AVATARS]: { body: avatarPage } });
  expect(await screen.findByRole('option', { name: /^Fathom Club #7/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Fathom Club *, *Coll/ })).not.toBeInTheDocument();
});

test('E667 close matches next to an account that has the name are no denial', async () => {
  await searchMarket('brss helmt', {
    [BY_USERNAME]: { body: [{ ...namedAccount, username: 'brss helmt' }] },
    [`${MARKET}?name=brss&limit=60`]: page(divingHelmetCard),
  });
  expect(await screen.findByRole('group', { name: 'Close matches' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^1 account, 1 close match$/);
});

test('E667 “under 0.3 eth” is a price', async () => {
  await searchMarket('epic hat under 0.3 ETH', {
    [`${MARKET}?rarity=epic&slot=headwear&maxPrice=300000000000000000&priceUnit=eth&limit=3`]:
      page(divingHelmetCard),
  });
  expect(
    await screen.findByRole('option', { name: /^Headwear · Epic · up to 0.3 ETH *, *1 trait$/ }),
  ).toHaveAttribute('href', '/market?slot=headwear&rarity=epic&maxPrice=0.3&priceIn=eth');
});

test('E667 a collection’s name has no close matches, which it doesn’t need', async () => {
  const { api } = await searchMarket('fathom club', { [COLLECTIONS]: all });
  expect(await screen.findByRole('option', { name: /^Fathom Club/ })).toBeInTheDocument();
  expect(marketRequests(api)).toEqual([`${MARKET}?collection=fathom-club&limit=3`]);
});

test('E691 offers the traits of a collection that was found by a typo in each word', async () => {
  await searchMarket('fathm clb', {
    [COLLECTIONS]: all,
    [`${MARKET}?collection=fathom-club&limit=3`]: page(divingHelmetCard),
  });
  const group = within(
    await screen.findByRole('group', { name: 'Matching filters: close matches' }),
  );
  expect(group.getAllByRole('option')[0]).toHaveAttribute('href', '/market?collection=fathom-club');
  expect(group.getByRole('option', { name: /^Brass Diving Helmet/ })).toBeInTheDocument();
  expect(screen.queryByText('No matches found.')).not.toBeInTheDocument();
});

test.each(['the of on', 'the brss'])(
  'E692 “%s” has no close matches for words such as “the”',
  async (text) => {
    const { api } = await searchMarket(text, {
      [`${MARKET}?name=the&limit=60`]: page(laserEyesCard),
      [`${MARKET}?name=brss&limit=60`]: page(divingHelmetCard),
    });
    expect(
      await screen.findByText(text === 'the of on' ? 'No matches found.' : /Close matches:$/),
    ).toBeVisible();
    expect(marketRequests(api)).toEqual(
      text === 'the of on' ? [] : [`${MARKET}?name=brss&limit=60`],
    );
  },
);

test.each(['zz', 'a&x=1#f', 'kilnfok'])(
  'E667 “%s” has neither filters nor close matches',
  async (text) => {
    const { api } = await searchMarket(text, {});
    expect(await screen.findByText('No matches found.')).toBeVisible();
    expect(screen.getByText(/^Try a shorter word/)).toBeVisible();
    expect(marketRequests(api)).toEqual([]);
  },
);

test('E667 requests nothing more for a search with traits', async () => {
  const { api } = await search('epic hat', found);
  await screen.findByRole('group', { name: /^Traits/ });
  expect(marketRequests(api)).toEqual([]);
});

test('E667 a failed request for suggestions leaves the search without them', async () => {
  await searchMarket('epic hat', { [MARKET]: { status: 503, body: { message: 'Closed' } } });
  await waitFor(() => expect(screen.getByText('No matches found.')).toBeVisible());
});
