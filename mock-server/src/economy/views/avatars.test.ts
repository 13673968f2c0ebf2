import { orderHash, type OrderTerms } from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { avatarOrders, presentAvatarOrder } from './avatar-orders';
import { avatarDetailOf } from './avatars';
import type { AvatarRow } from '../tables/rows';
import { avatarRow, type View } from './view/view';

let place: TestMarket;
let view: View;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

const put = (tokenId: string, slot: 'eyes' | 'headwear') =>
  ({
    account: alice.account,
    avatar: `alpha/${tokenId}`,
    slot,
    traitId: slot === 'eyes' ? 'alpha-eyes' : 'alpha-hat',
  }) as const;
const wear = (tokenId: string, slot: 'eyes' | 'headwear') =>
  place.market.move([{ kind: 'wear', ...put(tokenId, slot) }]);
const takeOff = (tokenId: string, slot: 'eyes' | 'headwear') =>
  place.market.move([{ kind: 'take-off', ...put(tokenId, slot) }]);
const detailOf = (tokenId: string) => avatarDetailOf(view, avatarRow(view, `alpha/${tokenId}`));

/** Alice has five avatars: the first two wear a hat, and only the first wears eyes. */
beforeEach(async () => {
  place = openTestMarket();
  view = {
    market: place.market,
    profileOf: () => ({ username: null, avatarPhoto: null }),
    pictureAt: (path) => `https://pictures.example/${path}`,
  };
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 5);
  await place.giveTrait(alice.account, 'alpha-eyes', 1);
  await place.giveTrait(bob.account, 'omega-hat', 1);
  place.giveWrapped(bob.account, 5n * ETHER);
  for (const tokenId of ['1', '2', '3', '4', '5']) place.giveAvatar(alice.account, tokenId);
  place.giveAvatar(bob.account, '1', 'omega');
  await wear('1', 'headwear');
  await wear('1', 'eyes');
  await wear('2', 'headwear');
});

describe('rank', () => {
  test('is the position by rarity score in the collection, and equal scores share the better position', () => {
    const ranks = ['1', '2', '3', '4', '5'].map((tokenId) => detailOf(tokenId));
    expect(ranks.map(({ rarityScore }) => rarityScore)).toEqual([7.5, 2.5, 0, 0, 0]);
    expect(ranks.map(({ rank }) => rank)).toEqual([
      { place: 1, of: 5 },
      { place: 2, of: 5 },
      { place: 3, of: 5 },
      { place: 3, of: 5 },
      { place: 3, of: 5 },
    ]);
  });

  test('changes with what others wear', async () => {
    await takeOff('1', 'eyes');
    expect(detailOf('1').rank).toEqual({ place: 1, of: 5 });
    expect(detailOf('2').rank).toEqual({ place: 1, of: 5 });
    await wear('3', 'eyes');
    expect(detailOf('3').rank).toEqual({ place: 1, of: 5 });
    expect(detailOf('2').rank).toEqual({ place: 2, of: 5 });
  });
});

test('each worn trait says how many wear it, their share, and the price of a loose one', async () => {
  await alice.post(alice.listingOf('alpha-hat', ETHER, 2n));
  const { worn } = detailOf('1');
  expect(worn).toMatchObject([
    { id: 'alpha-eyes', wearers: 1, share: 0.2, floor: null },
    {
      id: 'alpha-hat',
      wearers: 2,
      share: 0.4,
      floor: { chainId: 1, coin: 'native', amount: String(ETHER) },
    },
  ]);
});

test('an avatar without a body or background says what is shown instead', () => {
  const bareOf = (worn: AvatarRow['worn']) => {
    place.giveAvatar(alice.account, '9', 'alpha', worn);
    return detailOf('9').bareLayers?.map(({ slot }) => slot);
  };
  expect(bareOf({})).toEqual(['background', 'body', 'mouth', 'eyes']);
  expect(bareOf({ body: 'alpha-body' })).toEqual(['background']);
  expect(bareOf({ background: 'alpha-hat' })).toEqual(['body', 'mouth', 'eyes']);
  expect(bareOf({ background: 'alpha-hat', body: 'alpha-body' })).toBeUndefined();
});

describe('orders', () => {
  const shown = (tokenId: string, kinds?: Parameters<typeof avatarOrders>[2]) => {
    const avatar = avatarRow(view, `alpha/${tokenId}`);
    return avatarOrders(view, avatar, kinds).map((row) => presentAvatarOrder(view, avatar, row));
  };
  const post = async (terms: OrderTerms) => orderHash((await bob.post(terms)).components);

  test('include offers for it, highest first, each with what it is committed to', async () => {
    const plain = await post(bob.bidFor('alpha/1', ETHER, false));
    const sure = await post(bob.bidFor('alpha/1', 2n * ETHER, true));
    await post(bob.bidFor('alpha/2', ETHER, true));
    expect(
      shown('1').map(({ hash, committedTo }) => [hash, committedTo.map(({ id }) => id)]),
    ).toEqual([
      [sure, ['alpha-hat']],
      [plain, []],
    ]);
  });

  test('include an offer for something else that is committed to what it wears, and a trade', async () => {
    const { commitments } = bob.bidFor('alpha/2', ETHER, true);
    const offer = await post({ ...bob.offerFor('alpha-eyes', ETHER), commitments });
    const trade = await post({ ...bob.tradeOf('omega-hat', 'omega-eyes'), commitments });
    expect(shown('2').map(({ hash }) => hash)).toEqual([offer, trade]);
    expect(shown('2', ['trade']).map(({ hash }) => hash)).toEqual([trade]);
    expect(shown('1')).toEqual([]);
  });

  test('show on each avatar’s page only its own part of a commitment', async () => {
    const [first, second] = ['alpha/1', 'alpha/2'].map((one) => bob.bidFor(one, ETHER, true));
    const commitments = [...(first?.commitments ?? []), ...(second?.commitments ?? [])];
    await post({ ...bob.bidFor('alpha/1', ETHER, true), commitments });
    expect(commitments).toHaveLength(2);
    expect(shown('1')[0]?.committedTo.map(({ id }) => id)).toEqual(['alpha-hat']);
    expect(shown('2')[0]?.committedTo.map(({ id }) => id)).toEqual(['alpha-hat']);
  });

  test('leave out what cannot be filled, until it can be filled again', async () => {
    await post(bob.bidFor('alpha/1', 2n * ETHER, true));
    await takeOff('1', 'headwear');
    expect(shown('1')).toEqual([]);
    await wear('1', 'headwear');
    expect(shown('1')).toHaveLength(1);
    place.giveWrapped(bob.account, ETHER);
    expect(shown('1')).toEqual([]);
  });

  test('leave out what was canceled or filled', async () => {
    const bid = await bob.post(bob.bidFor('alpha/1', ETHER, true));
    await alice.fulfil(bid, { highestPrice: '0' });
    const other = await bob.post(bob.bidFor('alpha/2', ETHER, true));
    const hash = orderHash(other.components);
    await place.market.cancel(bob.account, hash, await bob.signCancel(other));
    expect([shown('1'), shown('2')]).toEqual([[], []]);
  });
});
