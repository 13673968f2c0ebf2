import {
  type OrderComponents,
  orderHash,
  orderTypedData,
} from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { DAY_MS, ETHER, MARKET_NOW, openTestMarket, type TestMarket } from '../../testing/market';
import { ALPHA } from '../../testing/market-catalogue';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';

let test1: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  test1 = openTestMarket();
  alice = actingFor(newWallet(), test1.market);
  bob = actingFor(newWallet(), test1.market);
  await test1.giveTrait(alice.account, 'alpha-hat', 3);
  await test1.giveTrait(bob.account, 'alpha-eyes', 1);
  test1.giveWrapped(bob.account, 2n * ETHER);
});

const inTheBook = () => test1.market.context.tables.orders.keys().length;

test('a listing, an offer and a trade are accepted, and are in the activity', async () => {
  await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
  await bob.post(bob.offerFor('alpha-hat', ETHER, 2n));
  await bob.post(bob.tradeOf('alpha-eyes', 'alpha-hat'));
  expect(inTheBook()).toBe(3);
  const { log } = test1.market.context.tables;
  expect(log.of('trait', 'alpha-hat').map(({ type }) => type)).toEqual([
    'trade',
    'offer',
    'listing',
    'mint',
  ]);
});

const resigned = async (change: (components: OrderComponents) => void) => {
  const order = structuredClone(await alice.signOrder(alice.listingOf('alpha-hat', ETHER)));
  change(order.components);
  const signature = await alice.wallet.signTypedData(orderTypedData(1, order.components));
  return { ...order, signature };
};

describe('an accepted order', () => {
  const latest = () => test1.market.context.tables.log.all()[0];
  const hats = (quantity: number) => ({ kind: 'trait', traitId: 'alpha-hat', quantity });

  test('is stored as it was signed, untouched', async () => {
    const order = await alice.signOrder(alice.listingOf('alpha-hat', ETHER, 3n));
    expect(await test1.market.post(alice.account, order)).toEqual({
      hash: orderHash(order.components),
      chainId: 1,
      components: order.components,
      commitments: [],
      signature: order.signature,
      createdAt: MARKET_NOW,
      filled: 0,
      filledAt: null,
      cancelledAt: null,
      dormantSince: null,
      revivedAt: null,
    });
  });

  test('is in the activity with all its editions and their total price, if it is a listing', async () => {
    const { components } = await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
    expect(latest()).toEqual({
      id: expect.any(Number),
      type: 'listing',
      at: MARKET_NOW,
      chainId: 1,
      from: alice.account,
      to: null,
      goods: [hats(3)],
      inReturn: [],
      price: { coin: 'native', amount: String(3n * ETHER) },
      orderHash: orderHash(components),
      transaction: expect.stringMatching(/^0x[\da-f]{64}$/),
    });
  });

  test('is in the activity with what it is for, if it is an offer', async () => {
    await bob.post(bob.offerFor('alpha-hat', ETHER, 2n));
    expect(latest()).toMatchObject({
      goods: [hats(2)],
      inReturn: [],
      price: { coin: 'wrapped', amount: String(2n * ETHER) },
    });
  });

  test('is in the activity with the avatar, if it is an offer for an avatar with what it wears', async () => {
    test1.giveAvatar(alice.account, '7');
    await test1.market.move([
      {
        kind: 'wear',
        account: alice.account,
        avatar: 'alpha/7',
        slot: 'headwear',
        traitId: 'alpha-hat',
      },
    ]);
    await bob.post(bob.bidFor('alpha/7', ETHER, true));
    expect(latest()?.goods).toEqual([{ kind: 'avatar', avatar: 'alpha/7' }]);
  });

  test('can give several avatars', async () => {
    for (const tokenId of ['7', '8']) test1.giveAvatar(bob.account, tokenId);
    const gives = ['7', '8'].map((tokenId) => ({
      kind: 'avatar' as const,
      token: ALPHA.contracts.avatars,
      tokenId,
    }));
    await bob.post({ ...bob.tradeOf('alpha-eyes', 'alpha-hat'), gives });
    expect(latest()?.goods).toEqual(
      ['alpha/7', 'alpha/8'].map((avatar) => ({ kind: 'avatar', avatar })),
    );
  });

  test('is in the activity with both sides, if it is a trade', async () => {
    await bob.post(bob.tradeOf('alpha-eyes', 'alpha-hat'));
    expect(latest()).toMatchObject({
      goods: [{ kind: 'trait', traitId: 'alpha-eyes', quantity: 1 }],
      inReturn: [hats(1)],
      price: null,
    });
  });

  test("can last for six months, even if the signer's clock is five minutes ahead", async () => {
    const expiresAt = MARKET_NOW + 184 * DAY_MS + 5 * 60_000;
    const terms = () => alice.listingOf('alpha-hat', ETHER);
    expect(await refusalOf(alice.post({ ...terms(), expiresAt }))).toBeUndefined();
    expect(await refusalOf(alice.post({ ...terms(), expiresAt: expiresAt + 1_000 }))).toBe(
      'ends-too-late',
    );
  });

  test('can start this second, and must end later', async () => {
    const order = await resigned((components) => {
      components.startTime = String(MARKET_NOW / 1000);
    });
    expect(await refusalOf(test1.market.post(alice.account, order))).toBeUndefined();
    const terms = { ...alice.listingOf('alpha-hat', ETHER), expiresAt: MARKET_NOW };
    expect(await refusalOf(alice.post(terms))).toBe('expired');
  });

  test('for an amount too small for a fee names no such fee', async () => {
    expect(await refusalOf(alice.post(alice.listingOf('alpha-hat', 20n)))).toBeUndefined();
  });
});

test("E200 a commitment with a contract that holds no collection’s avatars, or to a trait that doesn't exist, is refused", async () => {
  test1.giveAvatar(alice.account, '7');
  const [commitment] = bob.bidFor('alpha/7', ETHER, true).commitments;
  const elsewhere = [bob.wallet.address, ALPHA.contracts.traits];
  for (const change of [...elsewhere.map((token) => ({ token })), { traitId: '77' }]) {
    const commitments = commitment === undefined ? [] : [{ ...commitment, ...change }];
    expect(await refusalOf(bob.post({ ...bob.bidFor('alpha/7', ETHER, false), commitments }))).toBe(
      'bad-commitment',
    );
  }
});

test('an offer for exactly what the maker can pay is accepted', async () => {
  expect(await refusalOf(bob.post(bob.offerFor('alpha-hat', ETHER, 2n)))).toBeUndefined();
});
