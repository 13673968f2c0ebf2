import { avatarPage } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import {
  divingHelmetCard,
  laserEyesCard,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { account, namedAccount } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { BrowseScreen } from '../browse-screen';

const TRAITS = '/economy/v1/traits';
const COLLECTIONS = '/economy/v1/collections';
const AVATARS = '/economy/v1/avatars';
const BY_ADDRESS = '/v1/users/search';
const BY_USERNAME = '/v1/users/searchByUsername';

const noTraits = { body: { ...traitPage, items: [], nextCursor: null, total: 0 } };
const noCollections = { body: { items: [], nextCursor: null, total: 0 } };
const noAvatars = { body: { ...avatarPage, items: [], nextCursor: null, total: 0 } };

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
    [BY_USERNAME]: { body: [] },
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
  const { requests, settled } = searched('helmet', {
    [COLLECTIONS]: noCollections,
    [AVATARS]: noAvatars,
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
      [COLLECTIONS]: noCollections,
      [AVATARS]: noAvatars,
    },
    'Check the spelling, or try a shorter name, a kind of trait (such as “eyes”) or a collection.',
  ],
])('E302 a name %s only isn’t called a filter without matches', async (_, others, advice) => {
  searched('parliament', {
    ...others,
    [TRAITS]: noTraits,
  });
  expect(await screen.findByRole('heading', { name: 'No trait has this name' })).toBeVisible();
  expect(await screen.findByText(advice)).toBeVisible();
  expect(screen.queryByText('0 traits')).not.toBeInTheDocument();
  expect(screen.queryByText('No traits match these filters')).not.toBeInTheDocument();
});

test('E418 E692 lists the traits of the filters that a search without results names, and leads to them', async () => {
  const rare = { body: { ...traitPage, items: [divingHelmetCard], nextCursor: null, total: 12 } };
  const { whereabouts } = searched('rare', {
    [TRAITS]: noTraits,
    [`${TRAITS}?rarity=rare&limit=3`]: rare,
    [`${TRAITS}?rarity=rare&sort=price-asc&limit=24`]: rare,
  });
  const button = await screen.findByRole('button', { name: 'Show 12 traits: Rare' });
  const traits = within(await screen.findByRole('list', { name: 'Traits' }));
  expect(traits.getByRole('link', { name: /Brass Diving Helmet/ })).toBeVisible();
  expect(
    screen.getByRole('heading', { name: 'No trait has this name. These match its words.' }),
  ).toBeVisible();
  expect(screen.queryByText(/Showing close matches|No such trait/)).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(whereabouts()).toBe('/market?rarity=rare');
});

test('E692 lists the traits of a collection whose name has a typo in each word, as close matches', async () => {
  const ofClub = { body: { ...traitPage, items: [laserEyesCard], nextCursor: null, total: 1 } };
  searched('fathm clb', {
    [TRAITS]: noTraits,
    [`${TRAITS}?collection=fathom-club&limit=3`]: ofClub,
    [`${TRAITS}?collection=fathom-club&sort=price-asc&limit=24`]: ofClub,
  });
  expect(
    await screen.findByRole('heading', {
      name: 'No exact match for “fathm clb” among traits. Showing close matches.',
    }),
  ).toBeVisible();
  const traits = within(await screen.findByRole('list', { name: 'Traits' }));
  expect(traits.getByRole('link', { name: /Crimson Laser Eyes/ })).toBeVisible();
});

test('E692 lists the traits with the nearest names if no filter has any', async () => {
  const { whereabouts } = searched('brss zebra', {
    [TRAITS]: noTraits,
    [COLLECTIONS]: noCollections,
    [AVATARS]: noAvatars,
    [`${TRAITS}?name=brss&limit=60`]: {
      body: { ...traitPage, items: [divingHelmetCard], nextCursor: null, total: 1 },
    },
  });
  const traits = within(await screen.findByRole('list', { name: 'Traits' }));
  expect(traits.getAllByRole('listitem')).toHaveLength(1);
  expect(
    screen.getByText('No exact match for “brss zebra” among traits. Showing close matches.'),
  ).toBeVisible();
  expect(screen.getAllByText(/^No |close matches/i)).toHaveLength(1);
  const columns = screen.getByRole('group', { name: 'Columns' });
  expect(within(columns).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show results' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(whereabouts()).toBe('/market');
});

test('E692 shows the collection that a mistyped word means, next to its traits, which can be sorted', async () => {
  const goggles = { body: { ...traitPage, items: [laserEyesCard], nextCursor: null, total: 1 } };
  searched('gogles athom', {
    [TRAITS]: noTraits,
    [AVATARS]: noAvatars,
    [`${COLLECTIONS}?name=gogles+athom&limit=3`]: noCollections,
    [`${TRAITS}?name=gogles&collection=fathom-club&limit=3`]: goggles,
    [`${TRAITS}?name=gogles&collection=fathom-club&sort=price-asc&limit=24`]: goggles,
  });
  const row = await screen.findByRole('region', { name: 'Collections and avatars' });
  expect(await within(row).findByRole('link', { name: /^Fathom Club Collection/ })).toBeVisible();
  expect(within(row).getByRole('heading', { name: 'Collections and avatars' })).toBeVisible();
  expect(screen.getAllByText(/close matches/i)).toHaveLength(1);
  const traits = within(await screen.findByRole('list', { name: 'Traits' }));
  expect(traits.getByRole('link', { name: /Crimson Laser Eyes/ })).toBeVisible();
  const columns = screen.getByRole('group', { name: 'Columns' });
  expect(within(columns).getByRole('button', { name: 'Sort by Price' })).toBeVisible();
});

test('E692 lists the accounts that have the name, and says when they are only close', async () => {
  const { answer, queryClient } = searched('otto', {
    [BY_USERNAME]: { body: [{ ...namedAccount, username: 'otto' }] },
  });
  const region = await screen.findByRole('region', { name: 'Accounts' });
  expect(within(region).getByRole('link', { name: /^otto Account · 0x/ })).toHaveAttribute(
    'href',
    `/profile/${namedAccount.walletAddress}`,
  );
  expect(within(region).getByRole('heading', { name: 'Accounts' })).toBeVisible();
  answer(BY_USERNAME, { body: [{ ...namedAccount, username: 'ottho' }] });
  await queryClient.invalidateQueries();
  expect(
    await within(region).findByRole('heading', { name: 'Accounts: close matches' }),
  ).toBeVisible();
});

test('E692 finds an account by its address', async () => {
  const { requests } = searched(account.walletAddress, {
    [TRAITS]: noTraits,
    [COLLECTIONS]: noCollections,
    [AVATARS]: noAvatars,
    [BY_ADDRESS]: { body: [{ ...account, username: 'otto' }] },
  });
  const region = await screen.findByRole('region', { name: 'Accounts' });
  expect(within(region).getByRole('link', { name: /^otto Account · 0x/ })).toHaveAttribute(
    'href',
    `/profile/${account.walletAddress}`,
  );
  expect(await screen.findByText('The accounts that match it are above.')).toBeVisible();
  expect(requests.filter((one) => one.startsWith(BY_USERNAME))).toEqual([]);
});

test('E692 a failed search for accounts leaves the others, and can be retried', async () => {
  const { answer } = searched('otto', { [BY_USERNAME]: { status: 503, body: {} } });
  expect(await screen.findByText('Couldn’t search accounts.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Collections and avatars' })).toBeVisible();
  answer(BY_USERNAME, { body: [namedAccount] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Accounts' })).toBeVisible();
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
