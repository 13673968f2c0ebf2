import { CHAINS, type ChainId } from '@trait-market/contract/economy/shared';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import type { PostOrder } from '@trait-market/contract/economy/orders';
import { beforeEach, describe, expect, test } from 'vitest';

import { stateOfOrder } from '../orders/order-state';
import { approvalsOf } from '../views/approvals';
import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { ALPHA } from '../../testing/market-catalogue';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';

const { avatars: AVATARS, traits: TRAITS } = ALPHA.contracts;
const WETH = CHAINS[1].wrapped;

let opened: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;
beforeEach(async () => {
  opened = openTestMarket();
  alice = actingFor(newWallet(), opened.market);
  bob = actingFor(newWallet(), opened.market);
  await opened.giveTrait(alice.account, 'alpha-hat', 3);
  await opened.giveTrait(bob.account, 'alpha-eyes', 3);
  for (const { account } of [alice, bob]) {
    opened.giveCoin(account, 10n * ETHER);
    opened.giveWrapped(account, 10n * ETHER);
  }
});

type Actor = typeof alice;
const approve = async (actor: Actor, token: typeof WETH, approved: boolean): Promise<void> =>
  opened.market.approve(actor.account, await actor.signApproval(1, token, approved));

const stateOf = ({ components }: PostOrder) => {
  const { context } = opened.market;
  const row = context.tables.orders.find(orderHash(components));
  if (row === undefined) throw new Error('There is no such order');
  const { kind, ...more } = stateOfOrder(
    { ...context, now: context.now() },
    row,
    context.termsOf(row),
  );
  return 'reason' in more ? more.reason : kind;
};

describe("a maker's item without an approval", () => {
  const orders: [name: string, token: typeof WETH, make: () => Promise<PostOrder>][] = [
    ['a listing of a trait', TRAITS, () => alice.post(alice.listingOf('alpha-hat', ETHER))],
    ['an offer', WETH, () => alice.post(alice.offerFor('alpha-eyes', ETHER))],
    ['a trade', TRAITS, () => alice.post(alice.tradeOf('alpha-hat', 'alpha-eyes'))],
    [
      'a listing of an avatar',
      AVATARS,
      async () => {
        opened.giveAvatar(alice.account, '7');
        return alice.post(alice.avatarListingOf('alpha/7', ETHER, []));
      },
    ],
  ];

  test.each(orders)(
    'E202 deactivates %s until it is approved again',
    async (_name, token, make) => {
      const order = await make();
      expect(stateOf(order)).toBe('fillable');
      await approve(alice, token, false);
      expect(stateOf(order)).toBe('not-approved');
      expect(await refusalOf(bob.fulfil(order))).toBe('not-approved');
      await approve(alice, token, true);
      expect(stateOf(order)).toBe('fillable');
      expect(await refusalOf(bob.fulfil(order))).toBeUndefined();
    },
  );

  test('E202 is recorded for the order, and so is its reactivation', async () => {
    const order = await alice.post(alice.listingOf('alpha-hat', ETHER));
    const row = () => opened.market.context.tables.orders.find(orderHash(order.components));
    await approve(alice, TRAITS, false);
    expect(row()?.dormantSince).toBe(opened.clock.now);
    await approve(alice, TRAITS, true);
    expect(row()).toMatchObject({ dormantSince: null, revivedAt: opened.clock.now });
  });

  test('E202 leaves orders of other contracts active', async () => {
    const order = await alice.post(alice.listingOf('alpha-hat', ETHER));
    await approve(alice, AVATARS, false);
    await approve(alice, WETH, false);
    expect(stateOf(order)).toBe('fillable');
  });

  test('E202 cannot be posted', async () => {
    await approve(alice, TRAITS, false);
    expect(await refusalOf(alice.post(alice.listingOf('alpha-hat', ETHER)))).toBe(
      'approval-needed',
    );
  });
});

describe('accepting', () => {
  test('E203 an offer needs the approval of what they give, and of wrapped coin for the fees', async () => {
    const offer = await bob.post(bob.offerFor('alpha-hat', ETHER));
    for (const token of [TRAITS, WETH]) {
      await approve(alice, token, false);
      expect(await refusalOf(alice.fulfil(offer))).toBe('approval-needed');
      await approve(alice, token, true);
    }
    expect(await refusalOf(alice.fulfil(offer))).toBeUndefined();
  });

  test('E203 a listing needs no approval, since its price is sent along', async () => {
    const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
    for (const token of [TRAITS, AVATARS, WETH]) await approve(bob, token, false);
    expect(await refusalOf(bob.fulfil(listing))).toBeUndefined();
  });
});

describe('an approval', () => {
  const code = async (change: Parameters<Actor['signApproval']>[3], chainId: ChainId = 1) =>
    refusalOf(
      opened.market.approve(
        alice.account,
        await alice.signApproval(chainId, TRAITS, false, change),
      ),
    );

  test('E201 counts once', async () => {
    const request = await alice.signApproval(1, TRAITS, false);
    await opened.market.approve(alice.account, request);
    await approve(alice, TRAITS, true);
    expect(await refusalOf(opened.market.approve(alice.account, request))).toBe('already-executed');
    expect(opened.market.context.settlement.isApproved(alice.account, 1, TRAITS)).toBe(true);
  });

  test('E201 is refused for any operator except Seaport, for other contracts, networks and wallets, and when late', async () => {
    expect(await code({ operator: bob.wallet.address })).toBe('wrong-contract');
    expect(await code({ token: bob.wallet.address })).toBe('unknown-collection');
    expect(await code({}, 137)).toBe('wrong-chain');
    expect(await code({ owner: bob.wallet.address })).toBe('not-yours');
    expect(await code({ deadline: '1' })).toBe('deadline-passed');
    const { signature } = await bob.signApproval(1, TRAITS, false);
    const request = { ...(await alice.signApproval(1, TRAITS, false)), signature };
    expect(await refusalOf(opened.market.approve(alice.account, request))).toBe('bad-signature');
    expect(opened.market.context.settlement.isApproved(alice.account, 1, TRAITS)).toBe(true);
  });
});

test('E204 approvals are listed by contract, with the open orders that depend on them', async () => {
  await alice.post(alice.listingOf('alpha-hat', ETHER));
  await approve(alice, AVATARS, false);
  const { items } = approvalsOf(opened.market, alice.account);
  expect(items).toHaveLength(6);
  expect(items.slice(0, 2)).toEqual([
    { chainId: 1, token: AVATARS, kind: 'avatars', name: 'alpha', approved: false, orders: 0 },
    { chainId: 1, token: TRAITS, kind: 'traits', name: 'alpha', approved: true, orders: 1 },
  ]);
});
