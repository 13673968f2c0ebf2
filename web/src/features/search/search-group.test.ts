import { divingHelmet } from '@trait-market/contract/fixtures/traits';
import { account, aliceAddress, namedAccount } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { accountItem, traitItem } from './search-group';

test('R3.9 an account is shown by its username and links to its profile', () => {
  expect(accountItem(namedAccount)).toMatchObject({
    name: 'alice',
    url: `/profile/${aliceAddress}`,
    address: aliceAddress,
  });
});

test.each([undefined, null, '', '  ', 7])(
  'an account whose username is %j is shown by its address',
  (name) => {
    expect(accountItem({ ...account, username: name })).toMatchObject({
      name: '0x8ba…BA72',
      url: `/profile/${aliceAddress}`,
    });
  },
);

test.each([
  ['https://pictures.example/a.webp', 'https://pictures.example/a.webp'],
  [null, undefined],
  [{ src: 'x' }, undefined],
])('for the picture %j, shows %j', (avatarPhoto, photo) => {
  expect(accountItem({ ...account, avatarPhoto })).toMatchObject({ photo });
});

test('R3.9 a trait links to its page, and its id stays one segment', () => {
  expect(traitItem(divingHelmet)).toMatchObject({
    name: 'Brass Diving Helmet',
    url: '/traits/brass-diving-helmet',
  });
  expect(traitItem({ id: '../a?b', traitValue: 'x' }).url).toBe('/traits/..%2Fa%3Fb');
});
