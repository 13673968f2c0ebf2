import type { Activity } from '@trait-market/contract/economy/activity';
import { notices } from '@trait-market/contract/fixtures/economy/notices';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { noticeWords } from './notice-words';
import { departureOf } from './use-inactive-order';

const alice = { address: aliceAddress, username: 'alice' } as const;
const bob = { address: bobAddress, username: 'bob' } as const;
const helmet = { kind: 'trait', trait: divingHelmetRef, quantity: 1 } as const;
const eyes = { kind: 'trait', trait: laserEyesRef, quantity: 1 } as const;
const notice = { ...notices['order-inactive'], createdAt: '2026-11-20T10:00:05.000Z' };
const sale: Activity = {
  id: 'e1',
  type: 'sale',
  at: '2026-11-20T10:00:00.000Z',
  chainId: 1,
  from: alice,
  to: bob,
  items: [helmet],
  inReturn: [],
  price: null,
  orderHash: null,
};
const departure = (event: Partial<Activity>) =>
  departureOf([{ ...sale, ...event }], [helmet], aliceAddress, notice);

test.each<[string, Partial<Activity>, string]>([
  ['sale', {}, 'you sold Brass Diving Helmet to bob'],
  ['gift', { type: 'transfer' }, 'you sent Brass Diving Helmet to bob'],
  ['trade', { type: 'swap', inReturn: [eyes] }, 'you traded Brass Diving Helmet to bob'],
  [
    'trade of another user',
    { type: 'swap', from: bob, to: alice, items: [eyes], inReturn: [helmet] },
    'you traded Brass Diving Helmet to bob',
  ],
])(
  'E70 a notice of an inactive order names its price and the %s that caused it',
  (_, event, why) => {
    const price = { chainId: 1, coin: 'native', amount: '200000000000000000' } as const;
    expect(noticeWords(notice, { price, departure: departure(event) })).toMatchObject({
      title: 'Your listing is inactive',
      text: `Your listing of Brass Diving Helmet for 0.2 ETH is inactive, because ${why}.`,
    });
  },
);

test.each<[string, Partial<Activity>]>([
  ['another item', { items: [eyes] }],
  ['an earlier time', { at: '2026-11-19T10:00:00.000Z' }],
  ['a purchase', { from: bob, to: alice }],
])('E70 %s isn’t named as the cause', (_, event) => {
  expect(departure(event)).toBeUndefined();
});
