import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { SEARCH_KEY_MAX_LENGTH } from '@trait-market/contract/shared';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SEARCH_DEBOUNCE_MS } from '@/config/constants';
import { renderScreen } from '@/testing/render-screen';
import {
  BY_ADDRESS,
  BY_USERNAME,
  TRAITS,
  closed,
  found,
  Box,
  field,
  options,
  fakeDebounce,
  search,
  groupRequests,
} from '@/testing/search-box';
import { stubApi } from '@/testing/stub-api';
import { UNSEEN, withUnseen } from '@/testing/unseen';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

test('searches a text among usernames and traits, and shows two groups', async () => {
  const { api } = await search('a');
  expect(groupRequests(api.requests).toSorted()).toEqual([
    `${TRAITS}?searchKey=a`,
    `${BY_USERNAME}?searchKey=a`,
  ]);
  const accounts = screen.getByRole('group', { name: 'Accounts' });
  expect(within(accounts).getByRole('option', { name: /alice 0x8ba…BA72/ })).toHaveAttribute(
    'href',
    `/profile/${aliceAddress}`,
  );
  const traits = screen.getByRole('group', { name: 'Traits' });
  expect(within(traits).getByRole('option', { name: 'Laser Eyes' })).toHaveAttribute(
    'href',
    '/traits/laser-eyes',
  );
  expect(screen.getByText('1 account, 2 traits')).toBeInTheDocument();
});

test('R5.2 searches an address among addresses only, without the spaces around it', async () => {
  const { api } = await search(`  ${aliceAddress} `);
  expect(options()).toEqual(['0x8ba…BA72']);
  expect(groupRequests(api.requests)).toEqual([`${BY_ADDRESS}?searchKey=${aliceAddress}`]);
  expect(screen.queryByText('Traits')).not.toBeInTheDocument();
});

test('T201 searches an address that was pasted with invisible characters', async () => {
  const { api } = await search(withUnseen(aliceAddress));
  expect(groupRequests(api.requests)).toEqual([`${BY_ADDRESS}?searchKey=${aliceAddress}`]);
});

test.each(UNSEEN)('searches a name with %j as it was typed', async (unseen) => {
  const name = `a${unseen}b`;
  const { api } = await search(name);
  expect(groupRequests(api.requests)).toContain(
    `${TRAITS}?${new URLSearchParams({ searchKey: name }).toString()}`,
  );
});

test.each([
  ['41 characters', aliceAddress.slice(0, -1)],
  ['43 characters', `${aliceAddress}0`],
  ['a letter beyond f', `${aliceAddress.slice(0, -1)}g`],
])('does not treat %s as an address', async (_, text) => {
  const { api } = await search(text);
  expect(
    groupRequests(api.requests)
      .map((address) => address.split('?')[0])
      .toSorted(),
  ).toEqual([TRAITS, BY_USERNAME]);
});

test('R5.3 ignores spaces alone: nothing is searched, and Enter does nothing', async () => {
  const { requests } = stubApi(found);
  const { whereabouts, settled } = renderScreen(<Box onChosen={() => undefined} />, {
    at: '/packs',
  });
  await userEvent.click(field());
  const rest = fakeDebounce();
  fireEvent.change(field(), { target: { value: '   ' } });
  await rest(settled);
  await userEvent.keyboard('{Enter}');
  await settled();
  expect(whereabouts()).toBe('/packs');
  expect(groupRequests(requests)).toEqual([]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('R4.16 Enter with results showing leads to the market and clears the box', async () => {
  const { user, whereabouts, onChosen } = await search('a&x=1#f');
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/market/?name=a%26x%3D1%23f');
  expect(field()).toHaveValue('');
  expect(field()).not.toHaveFocus();
  expect(onChosen).toHaveBeenCalledOnce();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('R4.16 Enter without results changes nothing, and keeps the text', async () => {
  const { user, whereabouts } = await search('a', { [BY_USERNAME]: closed, [TRAITS]: closed });
  expect(screen.getByRole('alert')).toHaveTextContent('Closed for cleaning');
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/');
  expect(field()).toHaveValue('a');
});

test('R2.29 says when nothing matches, and Enter still leads to the market', async () => {
  const nothing = { ...found, [BY_USERNAME]: { body: [] }, [TRAITS]: { body: [] } };
  const { user, whereabouts, container } = await search('zz', nothing);
  expect(await screen.findByText('No matches found.')).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  expect(screen.queryByText('Traits')).not.toBeInTheDocument();
  expect(container.querySelector('[aria-busy]')).toBeNull();
  await user.keyboard('{Enter}');
  expect(whereabouts()).toBe('/market/?name=zz');
});

test('the last row leads to the market, which also finds collections and avatars', async () => {
  const nothing = { ...found, [BY_USERNAME]: { body: [] }, [TRAITS]: { body: [] } };
  const { user, whereabouts, onChosen } = await search('tin parliament', nothing);
  expect(await screen.findByText('No matches found.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^See all results for “tin parliament”/ }));
  expect(whereabouts()).toBe('/market/?name=tin%20parliament');
  expect(field()).toHaveValue('');
  expect(onChosen).toHaveBeenCalledOnce();
});

test('offers no results of the market for an address, which it doesn’t search', async () => {
  await search(aliceAddress);
  expect(screen.queryByRole('link', { name: /^See all results/ })).not.toBeInTheDocument();
});

test('R4.14 searches even the first text only after a pause in typing', async () => {
  const { requests } = stubApi(found);
  renderScreen(<Box onChosen={() => undefined} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: 'a' } });
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('Searching')).toBeInTheDocument();
  expect(groupRequests(requests)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS));
  expect(groupRequests(requests)).toHaveLength(2);
});

test('Enter searches at once for a text that is still being typed', async () => {
  const { api } = await search('a');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fireEvent.change(field(), { target: { value: 'ab' } });
  expect(groupRequests(api.requests)).toHaveLength(2);
  fireEvent.submit(screen.getByRole('search'));
  expect(groupRequests(api.requests).slice(2).toSorted()).toEqual([
    `${TRAITS}?searchKey=ab`,
    `${BY_USERNAME}?searchKey=ab`,
  ]);
});

test('the field has no autocorrection or autocompletion', () => {
  renderScreen(<Box onChosen={() => undefined} />);
  expect(field()).toHaveAttribute('spellcheck', 'false');
  expect(field()).toHaveAttribute('autocomplete', 'off');
  expect(field()).toHaveAttribute('placeholder', 'Search traits or accounts');
});

test('a new text hides the results of the old one at once', async () => {
  await search('a');
  fireEvent.change(field(), { target: { value: 'ab' } });
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByText('Searching')).toBeInTheDocument();
});

test('shows a known result again without asking', async () => {
  const { api, settled } = await search('a');
  const rest = fakeDebounce();
  fireEvent.change(field(), { target: { value: 'ab' } });
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  fireEvent.change(field(), { target: { value: 'a' } });
  await rest(settled);
  expect(screen.getByRole('listbox')).toBeInTheDocument();
  expect(groupRequests(api.requests)).toHaveLength(2);
});

test('does not search a text that is too long, and keeps it', async () => {
  const text = 'x'.repeat(SEARCH_KEY_MAX_LENGTH + 1);
  const { api, whereabouts } = await search(text);
  expect(screen.getByText(/^A search can have up to 200 characters/)).toBeVisible();
  expect(field()).toHaveValue(text);
  expect(whereabouts()).toBe('/');
  expect(groupRequests(api.requests)).toEqual([]);
});

test('searches a text of the maximum length', async () => {
  const { api } = await search('x'.repeat(SEARCH_KEY_MAX_LENGTH));
  expect(groupRequests(api.requests)).toHaveLength(2);
});
