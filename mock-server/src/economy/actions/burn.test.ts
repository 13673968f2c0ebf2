import { beforeEach, describe, expect, test } from 'vitest';

import { EconomyStateSchema } from '../tables/economy-state';
import { emptyBase, stateOfTables } from '../tables/tables';
import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { lightActionsFor } from '../../testing/light-actions';
import { signerOf } from '../../testing/signer';
import { newWallet } from '../../testing/wallet';
import { burnedEditions, lockedEditions, tierOfTrait } from '../burns/burned-editions';
import { createMarket } from '../market/market';
import { stateOfOrder } from '../orders/order-state';
import { burnState } from '../tables/burn-row';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { WITHDRAW_MS } from '../burns/withdraw-ms';

let place: TestMarket;
let alice: ReturnType<typeof collector>;
let bob: ReturnType<typeof collector>;

const collector = () => {
  const wallet = newWallet();
  const acting = actingFor(wallet, place.market);
  const acts = lightActionsFor(
    signerOf(wallet, () => place.clock.now),
    place.market,
  );
  place.giveCoin(acting.account, ETHER);
  return { ...acting, ...acts };
};

beforeEach(async () => {
  place = openTestMarket();
  [alice, bob] = [collector(), collector()];
  await place.giveTrait(alice.account, 'alpha-hat', 3);
});

const burn = async (quantity: number, who = alice, traitId = 'alpha-hat') =>
  place.market.burn(who.account, await who.signBurn(traitId, quantity));
const takeBack = async (id: `0x${string}`, who = alice) =>
  place.market.withdrawBurn(who.account, id, await who.signWithdrawBurn(id, 1));
const looseOf = (who = alice) => place.market.context.settlement.looseOf(who.account, 'alpha-hat');
const supply = () => place.market.context.tables.supply.find('alpha-hat');
const burnNotices = () => place.market.context.tables.log.of('type', 'burn');
const everything = () => JSON.stringify(stateOfTables(0, place.market.context.tables));
const expectRefused = async (act: () => Promise<unknown>, code: string) => {
  const before = everything();
  expect(await refusalOf(act())).toBe(code);
  expect(everything()).toBe(before);
};

test('E176 burned editions are locked: they have no owner, but still exist', async () => {
  const row = await burn(2);
  expect(burnState(row)).toBe('locked');
  expect(row.until - row.lockedAt).toBe(10 * 60_000);
  expect(looseOf()).toBe(1);
  expect(supply()).toBe(3);
  expect(lockedEditions(place.market.context, 'alpha-hat')).toBe(2);
  expect(burnNotices()).toEqual([]);
});

test('E177 they are burned after ten minutes, once, with the time at which that was due', async () => {
  const { id, until } = await burn(2);
  place.clock.now = until - 1;
  await place.market.settle();
  expect(supply()).toBe(3);
  place.clock.now = until + 3_600_000;
  await place.market.settle();
  await place.market.settle();
  expect(supply()).toBe(1);
  expect(lockedEditions(place.market.context, 'alpha-hat')).toBe(0);
  expect(burnedEditions(place.market.context, 'alpha-hat')).toBe(2);
  expect(burnNotices()).toMatchObject([
    { at: until, from: alice.account, goods: [{ traitId: 'alpha-hat', quantity: 2 }] },
  ]);
  expect(place.market.context.tables.burns.find(id)?.gone).toEqual({ number: 1, left: 1 });
});

test('E177 certificates number all burns in the order in which they completed', async () => {
  const first = await burn(1);
  place.clock.now += 60_000;
  const second = await burn(2);
  place.clock.now += WITHDRAW_MS;
  await place.market.settle();
  const goneOf = (id: string) => place.market.context.tables.burns.find(id)?.gone;
  expect([goneOf(first.id), goneOf(second.id)]).toEqual([
    { number: 1, left: 2 },
    { number: 2, left: 0 },
  ]);
});

test('E177 an action after the ten minutes finds them burned, even without an earlier read', async () => {
  await burn(3);
  place.clock.now += WITHDRAW_MS;
  await place.giveTrait(bob.account, 'alpha-hat', 1);
  expect(supply()).toBe(1);
  expect(place.market.context.tables.log.all().map(({ type }) => type)).toEqual([
    'mint',
    'burn',
    'mint',
  ]);
});

describe('E176 can be withdrawn', () => {
  test('E176 all of them, to the last millisecond of the ten minutes', async () => {
    const { id, until } = await burn(2);
    place.clock.now = until - 1;
    expect(burnState(await takeBack(id))).toBe('withdrawn');
    expect(looseOf()).toBe(3);
    place.clock.now = until + 1;
    await place.market.settle();
    expect([supply(), looseOf(), burnNotices().length]).toEqual([3, 3, 0]);
  });

  test('not after the ten minutes', async () => {
    const { id, until } = await burn(2);
    place.clock.now = until;
    const request = await alice.signWithdrawBurn(id, 1);
    expect(await refusalOf(place.market.withdrawBurn(alice.account, id, request))).toBe(
      'burn-over',
    );
    expect(supply()).toBe(1);
  });

  test('E176 once, even when sent again or simultaneously', async () => {
    const { id } = await burn(1);
    const request = await alice.signWithdrawBurn(id, 1);
    const send = (one: typeof request) =>
      refusalOf(place.market.withdrawBurn(alice.account, id, one));
    const both = [request, await alice.signWithdrawBurn(id, 1)];
    const codes = await Promise.all(both.map(send));
    expect(codes.toSorted()).toEqual(['already-withdrawn', undefined]);
    const again = await Promise.all(both.map(send));
    expect(again[codes.indexOf(undefined)]).toBe('already-executed');
    expect(looseOf()).toBe(3);
  });

  test('by no one else, and with no signature for another burn or chain', async () => {
    const { id } = await burn(1);
    const other = await burn(1);
    await expectRefused(() => takeBack(id, bob), 'not-yours');
    await expectRefused(
      async () =>
        place.market.withdrawBurn(alice.account, id, await alice.signWithdrawBurn(other.id, 1)),
      'bad-terms',
    );
    await expectRefused(
      async () =>
        place.market.withdrawBurn(alice.account, id, await alice.signWithdrawBurn(id, 137)),
      'wrong-chain',
    );
    await expectRefused(() => takeBack(`0x${'ab'.repeat(32)}`), 'unknown-burn');
  });
});

describe('E176 a burn is refused', () => {
  test('E176 without the trait’s exact name', async () => {
    for (const name of ['alpha hat', 'Alpha Hat ', 'Alpha Eyes']) {
      await expectRefused(
        async () =>
          place.market.burn(alice.account, await alice.signBurn('alpha-hat', 1, { name })),
        'name-differs',
      );
    }
  });

  test('for more editions than are loose, not counting locked ones', async () => {
    await expectRefused(() => burn(4), 'not-the-holder');
    await burn(2);
    await expectRefused(() => burn(2), 'not-the-holder');
    await expectRefused(() => burn(1, bob), 'not-the-holder');
  });

  test('when it is sent twice, late, for another chain, or signed by someone else', async () => {
    const request = await alice.signBurn('alpha-hat', 1);
    await place.market.burn(alice.account, request);
    await expectRefused(() => place.market.burn(alice.account, request), 'already-executed');
    const { nonce } = request.message;
    await expectRefused(
      async () => place.market.burn(alice.account, await alice.signBurn('alpha-hat', 2, { nonce })),
      'replayed',
    );
    await expectRefused(
      async () =>
        place.market.burn(alice.account, await alice.signBurn('alpha-hat', 1, { deadline: '1' })),
      'deadline-passed',
    );
    await expectRefused(
      async () => place.market.burn(alice.account, await alice.signBurn('alpha-hat', 1, {}, 137)),
      'wrong-chain',
    );
    await expectRefused(
      async () => place.market.burn(bob.account, await alice.signBurn('alpha-hat', 1)),
      'not-yours',
    );
    await expectRefused(
      async () =>
        place.market.burn(
          alice.account,
          await bob.signBurn('alpha-hat', 1, { owner: alice.account }),
        ),
      'bad-signature',
    );
  });

  test('for one of two users who burn the same last edition together', async () => {
    await burn(2);
    const requests = [await alice.signBurn('alpha-hat', 1), await alice.signBurn('alpha-hat', 1)];
    const codes = await Promise.all(
      requests.map((one) => refusalOf(place.market.burn(alice.account, one))),
    );
    expect(codes.toSorted()).toEqual(['not-the-holder', undefined]);
  });
});

test('E178 a listing that can no longer be filled becomes inactive, and active again when the burn is withdrawn', async () => {
  const order = await alice.post(alice.listingOf('alpha-hat', ETHER / 10n, 2n));
  const listed = () => place.market.summaries.get('alpha-hat')?.listed;
  const row = () => place.market.context.tables.orders.find(orderHash(order.components));
  const state = () => {
    const found = row();
    if (found === undefined) throw new Error('The order is there');
    const { context } = place.market;
    return stateOfOrder({ ...context, now: context.now() }, found, context.termsOf(found)).kind;
  };
  expect([state(), listed()]).toEqual(['fillable', 2]);
  const { id } = await burn(2);
  expect([state(), listed()]).toEqual(['fillable', 1]);
  const { id: last } = await burn(1);
  expect([state(), listed()]).toEqual(['dormant', 0]);
  expect(row()?.dormantSince).toBe(place.clock.now);
  expect(await refusalOf(bob.fulfil(order))).toBe('maker-not-the-holder');
  await takeBack(id);
  expect([state(), listed()]).toEqual(['fillable', 2]);
  expect(row()?.dormantSince).toBeNull();
  await takeBack(last);
  expect(looseOf()).toBe(3);
});

test('E179 burning moves no trait into another tier', async () => {
  await place.giveTrait(alice.account, 'alpha-hat', 7);
  expect(tierOfTrait(place.market.context, 'alpha-hat')).toBe('rare');
  await burn(8);
  place.clock.now += WITHDRAW_MS;
  await place.market.settle();
  expect(supply()).toBe(2);
  expect(tierOfTrait(place.market.context, 'alpha-hat')).toBe('rare');
});

test('E177 locked editions are saved with the market, and are burned when due', async () => {
  const { id, until } = await burn(2);
  const { context } = place.market;
  const saved = EconomyStateSchema.parse(JSON.parse(JSON.stringify(place.market.state())));
  const again = createMarket({
    catalogue: context.catalogue,
    base: emptyBase(saved.anchor),
    state: saved,
    native: { of: () => 0n, set: () => {} },
    credits: context.credits,
    checkSignature: context.checkSignature,
    deployments: context.deployments,
    now: () => until,
  });
  expect(lockedEditions(again.context, 'alpha-hat')).toBe(2);
  await again.settle();
  expect(again.context.tables.burns.find(id)?.gone).toEqual({ number: 1, left: 1 });
});
