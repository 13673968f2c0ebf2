import { divingHelmet } from '@trait-market/contract/fixtures/traits';
import { account } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { accountItem, traitItem, type SearchGroup } from './search-group';
import { searchWords } from './search-words';

const accounts = (count: number): SearchGroup => ({
  name: 'Accounts',
  status: 'found',
  items: Array.from({ length: count }, () => accountItem(account)),
});
const traits = (count: number): SearchGroup => ({
  name: 'Traits',
  status: 'found',
  items: Array.from({ length: count }, () => traitItem(divingHelmet)),
});
const others = (status: 'searching' | 'found', items: SearchGroup['items'] = []): SearchGroup => ({
  name: 'Collections and avatars',
  status,
  items,
});
const none = others('found');
const searching: SearchGroup = { name: 'Accounts', status: 'searching', items: [] };
const failed: SearchGroup = {
  name: 'Accounts',
  status: 'failed',
  items: [],
  error: new Error('Closed'),
  retry: () => undefined,
};

test.each<[SearchGroup[], string]>([
  [[accounts(3), traits(12)], '3 accounts, 12 traits'],
  [[accounts(1), traits(1)], '1 account, 1 trait'],
  [[accounts(0), traits(2)], '2 traits'],
  [[searching, traits(2)], '2 traits'],
  [[failed, traits(2)], '2 traits'],
  [[accounts(1)], '1 account'],
])('announces the counts to screen readers (%#)', (groups, words) => {
  expect(searchWords({ kind: 'shown', groups }, 2, [none])).toEqual({ words, isSeen: false });
});

test.each<[SearchGroup[]]>([[[accounts(0), traits(0)]], [[accounts(0)]], [[failed, traits(0)]]])(
  'says that there are no results, word for word (%#)',
  (groups) => {
    expect(searchWords({ kind: 'shown', groups }, 2, [none])).toEqual({
      words: 'No matches found.',
      isSeen: true,
    });
  },
);

test('E417 does not deny collections and avatars while they are searched', () => {
  const groups = [accounts(0), traits(0)];
  expect(searchWords({ kind: 'shown', groups }, 2, [others('searching')])).toEqual({
    words: 'Searching',
    isSeen: true,
  });
});

test('E666 counts collections and avatars after the accounts and traits', () => {
  const item = { name: 'Kilnfolk', url: '/', picture: undefined, chainId: 1, price: null } as const;
  const found = others('found', [
    { ...item, kind: 'collection' },
    { ...item, kind: 'avatar' },
    { ...item, kind: 'avatar' },
  ]);
  expect(searchWords({ kind: 'shown', groups: [accounts(1), traits(2)] }, 2, [found])).toEqual({
    words: '1 account, 2 traits, 1 collection, 2 avatars',
    isSeen: false,
  });
});

test('does not show “no matches” while one search is pending', () => {
  expect(searchWords({ kind: 'shown', groups: [searching, traits(0)] }, 2, [none])).toEqual({
    words: 'Searching',
    isSeen: false,
  });
});

test('says what the limit is when a text is too long', () => {
  expect(searchWords({ kind: 'tooLong' }, 10_000, [none])).toEqual({
    words: 'A search can have up to 200 characters. This one has 10,000. Shorten it and try again.',
    isSeen: true,
  });
});

test('leaves a failed search to its own message', () => {
  const retry = () => undefined;
  expect(searchWords({ kind: 'failed', error: new Error('Closed'), retry }, 2, [none])).toEqual({
    words: '',
    isSeen: false,
  });
});
