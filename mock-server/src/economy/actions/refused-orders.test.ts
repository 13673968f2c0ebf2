import {
  NO_ADDRESS,
  ORDER_TYPE,
  type OrderComponents,
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

const resigned = async (change: (components: OrderComponents) => void) => {
  const order = structuredClone(await alice.signOrder(alice.listingOf('alpha-hat', ETHER)));
  change(order.components);
  const signature = await alice.wallet.signTypedData(orderTypedData(1, order.components));
  return { ...order, signature };
};

describe('an order is refused', () => {
  const expectRefused = async (act: Promise<unknown>, code: string) => {
    expect(await refusalOf(act)).toBe(code);
    expect(inTheBook()).toBe(0);
  };

  test("with someone else's token", async () => {
    const order = await alice.signOrder(alice.listingOf('alpha-hat', ETHER));
    await expectRefused(test1.market.post(bob.account, order), 'not-yours');
  });

  test('E183 that does not name the market’s zone', async () => {
    const order = await resigned((components) => {
      components.zone = NO_ADDRESS;
      components.orderType = ORDER_TYPE.fullOpen;
    });
    await expectRefused(test1.market.post(alice.account, order), 'bad-terms');
  });

  test('E1 signed by someone else', async () => {
    const order = await alice.signOrder(alice.listingOf('alpha-hat', ETHER));
    const { signature } = await bob.signOrder(alice.listingOf('alpha-hat', ETHER));
    await expectRefused(test1.market.post(alice.account, { ...order, signature }), 'bad-signature');
  });

  test.each<[string, (components: OrderComponents) => void]>([
    [
      'an amount',
      ({ consideration: [first] }) => {
        if (first) first.startAmount = first.endAmount = '1';
      },
    ],
    [
      'the item',
      ({ offer: [first] }) => {
        if (first) first.identifierOrCriteria = '1000000';
      },
    ],
    ['the end', (components) => (components.endTime = String(MARKET_NOW / 1000 + 60))],
    ['the salt', (components) => (components.salt = '999999')],
  ])('with %s altered after it was signed', async (_, change) => {
    const order = structuredClone(await alice.signOrder(alice.listingOf('alpha-hat', ETHER)));
    change(order.components);
    await expectRefused(test1.market.post(alice.account, order), 'bad-signature');
  });

  test('signed for another chain than the items are on', async () => {
    const order = await alice.signOrder(alice.listingOf('alpha-hat', ETHER), 137);
    await expectRefused(test1.market.post(alice.account, order), 'wrong-chain');
    const { domain } = order;
    await expectRefused(
      test1.market.post(alice.account, { ...order, domain: { ...domain, chainId: 137 } }),
      'wrong-chain',
    );
    await expectRefused(
      test1.market.post(alice.account, { ...order, domain: { ...domain, chainId: 5 } }),
      'wrong-chain',
    );
  });

  test('signed for another contract than Seaport', async () => {
    const order = await alice.signOrder(alice.listingOf('alpha-hat', ETHER));
    const domain = { ...order.domain, verifyingContract: ALPHA.contracts.avatars };
    await expectRefused(test1.market.post(alice.account, { ...order, domain }), 'wrong-contract');
  });

  test('with another counter', async () => {
    const terms = { ...alice.listingOf('alpha-hat', ETHER), counter: '1' };
    await expectRefused(alice.post(terms), 'wrong-counter');
  });

  test.each([
    ['no end', 'no-end', -MARKET_NOW],
    ['an end in the past', 'expired', -1_000],
    ['an end beyond six months', 'ends-too-late', 186 * DAY_MS],
  ])('with %s', async (_, code, after) => {
    const terms = { ...alice.listingOf('alpha-hat', ETHER), expiresAt: MARKET_NOW + after };
    await expectRefused(alice.post(terms), code);
  });

  test('that starts later', async () => {
    const order = await resigned((components) => {
      components.startTime = String(MARKET_NOW / 1000 + 60);
    });
    await expectRefused(test1.market.post(alice.account, order), 'not-started');
  });

  test.each([
    ['no fees', []],
    ['a smaller fee', ALPHA.fees.map((fee) => ({ ...fee, bps: fee.bps - 1 }))],
    [
      'a fee for another account',
      ALPHA.fees.map((fee) => ({ ...fee, recipient: ALPHA.contracts.avatars })),
    ],
    ['one fee of two', ALPHA.fees.slice(0, 1)],
    ['one fee too many', [...ALPHA.fees, ...ALPHA.fees.slice(0, 1)]],
    ['one fee that is smaller', ALPHA.fees.map((fee, at) => ({ ...fee, bps: fee.bps - at }))],
  ])('with %s', async (_, fees) => {
    await expectRefused(alice.post({ ...alice.listingOf('alpha-hat', ETHER), fees }), 'bad-fee');
  });

  test("E200 with a contract that holds no collection’s traits, or a trait that doesn't exist", async () => {
    const { asset, ...terms } = alice.listingOf('alpha-hat', ETHER);
    for (const token of [alice.wallet.address, ALPHA.contracts.avatars]) {
      const elsewhere = { ...asset, token };
      await expectRefused(alice.post({ ...terms, asset: elsewhere }), 'unknown-collection');
    }
    await expectRefused(
      alice.post({ ...terms, asset: { ...asset, tokenId: '77' } }),
      'unknown-trait',
    );
  });

  test('E200 for an avatar under the contract of the traits', async () => {
    test1.giveAvatar(alice.account, '7');
    const asset = { kind: 'avatar', token: ALPHA.contracts.traits, tokenId: '7' } as const;
    const offer = { ...bob.offerFor('alpha-hat', ETHER), asset };
    await expectRefused(bob.post(offer), 'unknown-collection');
  });

  test("for an avatar that doesn't exist", async () => {
    const asset = { kind: 'avatar', token: ALPHA.contracts.avatars, tokenId: '404' } as const;
    await expectRefused(bob.post({ ...bob.offerFor('alpha-hat', ETHER), asset }), 'unknown-avatar');
  });

  test('without the item, or enough of them', async () => {
    await expectRefused(bob.post(bob.listingOf('alpha-hat', ETHER)), 'not-the-holder');
    await expectRefused(alice.post(alice.listingOf('alpha-hat', ETHER, 4n)), 'not-the-holder');
  });

  test('without the wrapped coin', async () => {
    await expectRefused(alice.post(alice.offerFor('alpha-hat', ETHER)), 'underfunded');
    await expectRefused(bob.post(bob.offerFor('alpha-hat', ETHER, 3n)), 'underfunded');
  });

  test('whose amount changes with time, as an auction’s', async () => {
    const order = await resigned(({ consideration: [first] }) => {
      if (first) first.endAmount = '1';
    });
    await expectRefused(test1.market.post(alice.account, order), 'bad-terms');
  });

  test('E5 with commitments that differ from the signed ones, do not exist, or do not hold', async () => {
    test1.giveAvatar(alice.account, '7');
    const commitment = {
      token: ALPHA.contracts.avatars,
      avatarId: '7',
      slot: 'headwear',
      traitId: '1000001',
    } as const;
    const offer = bob.offerFor('alpha-hat', ETHER);
    const order = await bob.signOrder({ ...offer, commitments: [commitment] });
    await expectRefused(
      test1.market.post(bob.account, { ...order, commitments: [] }),
      'bad-commitment',
    );
    const elsewhere = { ...commitment, avatarId: '8' };
    await expectRefused(bob.post({ ...offer, commitments: [elsewhere] }), 'bad-commitment');
    const otherSlot = { ...commitment, slot: 'eyes' } as const;
    await expectRefused(bob.post({ ...offer, commitments: [otherSlot] }), 'bad-commitment');
    await expectRefused(bob.post({ ...offer, commitments: [commitment] }), 'commitment-broken');
  });
});

test('an order that already exists is refused', async () => {
  const order = await alice.post(alice.listingOf('alpha-hat', ETHER));
  expect(await refusalOf(test1.market.post(alice.account, order))).toBe('already-executed');
  expect(inTheBook()).toBe(1);
});

test('an order that names an item twice is refused', async () => {
  const trade = bob.tradeOf('alpha-eyes', 'alpha-hat');
  const gets = [...trade.gets, ...trade.gets];
  expect(await refusalOf(bob.post({ ...trade, gets }))).toBe('bad-terms');
});
