import { avatarPage } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { traitPage } from '@trait-market/contract/fixtures/economy/traits';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { BrowseScreen } from '../browse-screen';

const TRAITS = '/economy/v1/traits';
const COLLECTIONS = '/economy/v1/collections';
const AVATARS = '/economy/v1/avatars';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});

const searched = (search: string, found: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({
    [TRAITS]: { body: traitPage },
    [COLLECTIONS]: { body: { items: [fathomClub], nextCursor: null, total: 1 } },
    [AVATARS]: { body: { ...avatarPage, total: 60 } },
    ...found,
  });
  return { ...api, ...renderScreen(<BrowseScreen />, { at: `/market?name=${search}` }) };
};

test('E302 a name also finds collections and avatars, and links to all of its avatars', async () => {
  const { requests } = searched('fathom');
  const matches = await screen.findByRole('region', { name: 'Collections and avatars' });
  expect(
    await within(matches).findByRole('link', { name: /^Fathom Club Collection/ }),
  ).toHaveAttribute('href', '/collections/fathom-club');
  expect(within(matches).getByRole('link', { name: /^Fathom Club #7 Avatar/ })).toHaveAttribute(
    'href',
    '/avatars/fathom-club/7',
  );
  expect(within(matches).getByRole('link', { name: 'All 60 avatars' })).toHaveAttribute(
    'href',
    '/market?kind=avatars&name=fathom',
  );
  expect(within(matches).queryByText(/close matches/)).not.toBeInTheDocument();
  expect(requests).toContain(`${COLLECTIONS}?name=fathom&limit=3`);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('E302 without a collection or an avatar of the name, shows only the traits', async () => {
  const none = { body: { items: [], nextCursor: null, total: 0 } };
  const { requests, settled } = searched('helmet', {
    [COLLECTIONS]: none,
    [AVATARS]: { body: { ...avatarPage, ...none.body } },
  });
  expect(await screen.findByRole('list', { name: 'Traits' })).toBeVisible();
  await settled();
  expect(requests).toContain(`${COLLECTIONS}?name=helmet&limit=3`);
  expect(screen.queryByRole('region', { name: 'Collections and avatars' })).not.toBeInTheDocument();
});

test.each([
  ['of collections and avatars', {}, 'The collections and avatars that match it are above.'],
  [
    'of nothing',
    {
      [COLLECTIONS]: { body: { items: [], nextCursor: null, total: 0 } },
      [AVATARS]: { body: { ...avatarPage, items: [], nextCursor: null, total: 0 } },
    },
    'Check the spelling, or try a shorter name, a kind of trait (such as “eyes”) or a collection.',
  ],
])('E302 a name %s only isn’t called a filter without matches', async (_, others, advice) => {
  searched('parliament', {
    ...others,
    [TRAITS]: { body: { ...traitPage, items: [], nextCursor: null, total: 0 } },
  });
  expect(await screen.findByRole('heading', { name: 'No trait has this name' })).toBeVisible();
  expect(await screen.findByText(advice)).toBeVisible();
  expect(screen.queryByText('0 traits')).not.toBeInTheDocument();
  expect(screen.queryByText('No traits match these filters')).not.toBeInTheDocument();
});

test('E418 offers the traits of the filters that a search without results names', async () => {
  const rare = `${TRAITS}?rarity=rare&sort=price-asc&limit=1`;
  const { whereabouts } = searched('rare', {
    [TRAITS]: { body: { ...traitPage, items: [], nextCursor: null, total: 0 } },
    [rare]: { body: { ...traitPage, total: 12 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 12 traits: Rare' }));
  expect(whereabouts()).toBe('/market?rarity=rare');
});

test('E303 says when the results have only a similar name', async () => {
  searched('helmte');
  expect(
    await screen.findByText('No exact match for “helmte” among traits. Showing close matches.'),
  ).toBeVisible();
  expect(
    await screen.findByRole('heading', { name: 'Collections and avatars: close matches' }),
  ).toBeVisible();
});

test('E303 says nothing about close matches when a name contains the text', async () => {
  searched('helmet');
  await screen.findByRole('list', { name: 'Traits' });
  expect(screen.queryByText(/No exact match/)).not.toBeInTheDocument();
});
