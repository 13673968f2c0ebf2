import { avatarPage, fathom7Card } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  AVATARS,
  BY_USERNAME,
  COLLECTIONS,
  TRAITS,
  closed,
  field,
  found,
  options,
  search,
} from '@/testing/search-box';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

const collections = (...items: readonly object[]) => ({
  body: { items, nextCursor: null, total: items.length },
});
const avatars = (...items: readonly object[]) => ({ body: { ...avatarPage, items } });
const noTraits = { ...found, [BY_USERNAME]: { body: [] }, [TRAITS]: { body: [] } };
const group = () => screen.findByRole('group', { name: 'Collections and avatars' });

test('E417 E666 collections and avatars that match are options with the floor or price', async () => {
  const { user, whereabouts, onChosen } = await search('fathom', {
    ...noTraits,
    [COLLECTIONS]: collections(fathomClub),
    [AVATARS]: avatars(fathom7Card, { ...fathom7Card, name: 'Fathom Club #8', price: null }),
  });
  const others = within(await group());
  expect(screen.queryByText('No matches found.')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 collection, 2 avatars');
  expect(
    others.getByRole('option', {
      name: /^Fathom Club *, *Collection · Ethereum *, *0.12 ETH *Trait floor$/,
    }),
  ).toBeInTheDocument();
  expect(
    others.getByRole('option', { name: /^Fathom Club #7 *, *Avatar · Ethereum *, *[\d.]+ ETH/ }),
  ).toHaveAttribute('href', '/avatars/fathom-club/7');
  expect(
    others.getByRole('option', { name: /^Fathom Club #8 .*, *Not for sale$/ }),
  ).toBeInTheDocument();
  await user.click(others.getByRole('option', { name: /Collection/ }));
  expect(whereabouts()).toBe('/collections/fathom-club');
  expect(onChosen).toHaveBeenCalledOnce();
});

test('E666 collections and avatars follow the traits, at most three of each, without requests per row', async () => {
  const four = [1, 2, 3, 4];
  const { api } = await search('a', {
    ...found,
    [COLLECTIONS]: collections(
      ...four.map((place) => ({ ...fathomClub, slug: `c-${place}`, name: `Alpha ${place}` })),
    ),
    [AVATARS]: avatars(
      ...four.map((place) => ({ ...fathom7Card, tokenId: `${place}`, name: `Alpha #${place}` })),
    ),
  });
  await group();
  expect(options()).toHaveLength(9);
  expect(options().slice(0, 3).join()).not.toMatch(/Alpha/);
  expect(options().slice(3).join()).toMatch(/Alpha 1.*Alpha 3.*Alpha #1.*Alpha #3/);
  expect(api.requests.filter((one) => /^\/economy\/v1\/(collections|avatars)\//.test(one))).toEqual(
    [],
  );
});

test('E666 the arrow keys reach collections and avatars, and Enter follows them', async () => {
  const { user, whereabouts } = await search('fathom', {
    ...noTraits,
    [COLLECTIONS]: collections(fathomClub),
    [AVATARS]: avatars(fathom7Card),
  });
  await group();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const avatar = screen.getByRole('option', { name: /^Fathom Club #7/ });
  expect(field()).toHaveAttribute('aria-activedescendant', avatar.id);
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/avatars/fathom-club/7');
});

test('E666 a collection of which no trait is for sale says so', async () => {
  await search('fathom', {
    ...noTraits,
    [COLLECTIONS]: collections({ ...fathomClub, floor: null }),
  });
  expect(
    await screen.findByRole('option', { name: /^Fathom Club .*, *No trait for sale$/ }),
  ).toBeInTheDocument();
});

test('E666 calls collections and avatars close matches when no name contains the text', async () => {
  await search('fathmo', { ...noTraits, [COLLECTIONS]: collections(fathomClub) });
  expect(
    await screen.findByRole('group', { name: 'Collections and avatars: close matches' }),
  ).toBeInTheDocument();
});

test('E417 says when collections and avatars couldn’t be searched, and retries', async () => {
  const { user, api } = await search('fathom', {
    ...noTraits,
    [COLLECTIONS]: closed,
    [AVATARS]: closed,
  });
  expect(await screen.findByText('Couldn’t search collections and avatars.')).toBeVisible();
  api.answer(COLLECTIONS, collections(fathomClub));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await group()).toBeInTheDocument();
});
