import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, describe, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import {
  DAY_MS,
  ETHER,
  MARKET_NOW,
  openTestMarket,
  soon,
  type TestMarket,
} from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { EconomyStateSchema } from '../tables/economy-state';
import { stateOfTables } from '../tables/tables';

const HOUR_MS = 60 * 60_000;

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  await place.giveTrait(alice.account, 'alpha-hat', 3);
  for (const { account } of [alice, bob]) {
    place.giveCoin(account, 10n * ETHER);
    place.giveWrapped(account, 10n * ETHER);
  }
});

const snapshot = () =>
  JSON.stringify([stateOfTables(0, place.market.context.tables), [...place.coins].map(String)]);

type Action = () => Promise<unknown>;

const ACTS: Record<string, () => Promise<Action>> = {
  'a fulfilment': async () => {
    const listing = await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
    const request = await bob.signFulfilment(listing);
    return () => place.market.fulfil(bob.account, orderHash(listing.components), request);
  },
  'an order': async () => {
    const order = await alice.signOrder(alice.listingOf('alpha-hat', ETHER));
    return () => place.market.post(alice.account, order);
  },
  'a wrap': async () => {
    const request = await alice.signWrap('wrap', ETHER);
    return () => place.market.wrap(alice.account, 'wrap', request);
  },
  'an unwrap': async () => {
    const request = await alice.signWrap('unwrap', ETHER);
    return () => place.market.wrap(alice.account, 'unwrap', request);
  },
  'a cancellation of everything': async () => {
    await alice.post(alice.listingOf('alpha-hat', ETHER));
    const request = await alice.signCancelAll('0');
    return () => place.market.cancelAll(alice.account, request);
  },
};

describe.each(Object.entries(ACTS))('%s that was executed', (_, sign) => {
  test.each([
    ['at once', 0],
    ['signature expired', HOUR_MS],
    ['years later', 3_000 * DAY_MS],
    ['by a clock that was set back', -DAY_MS],
  ])('T60 is recognized when it is sent again %s, and moves nothing', async (_when, later) => {
    const act = await sign();
    await act();
    place.clock.now += later;
    const before = snapshot();
    expect(await refusalOf(act())).toBe('already-executed');
    expect(snapshot()).toBe(before);
  });

  test('E7 T60 is recognized after a thousand others, and by a restored market', async () => {
    const act = await sign();
    await act();
    const row = { kind: 'wrap', chainId: 1, at: MARKET_NOW } as const;
    for (let number = 0; number < 1_500; number += 1) {
      const hash = `0x${String(number).padStart(64, '0')}` as const;
      const nonce = `9${number}`;
      place.market.context.tables.acts.put(`${alice.account}/${hash}`, {
        ...row,
        account: alice.account,
        hash,
        nonce,
        orderHashes: [],
        activity: null,
      });
    }
    place.clock.now += HOUR_MS;
    expect(await refusalOf(act())).toBe('already-executed');
    const { state } = place.market;
    place = openTestMarket({
      state: EconomyStateSchema.parse(JSON.parse(JSON.stringify(state()))),
      now: () => MARKET_NOW + HOUR_MS,
    });
    expect(await refusalOf(act())).toBe('already-executed');
  });
});

describe('an executed action is saved with its result', () => {
  const actionsOf = (who: typeof alice) =>
    [...place.market.context.tables.acts.keys()]
      .filter((key) => key.startsWith(`${who.account}/`))
      .map((key) => place.market.context.tables.acts.find(key));

  test('for a fulfillment, with its order and its activity', async () => {
    const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
    const { activity } = await bob.fulfil(listing, { nonce: '77' });
    expect(actionsOf(bob)).toEqual([
      {
        account: bob.account,
        hash: expect.stringMatching(/^0x[\da-f]{64}$/),
        kind: 'fulfilment',
        chainId: 1,
        nonce: '77',
        at: MARKET_NOW,
        orderHashes: [orderHash(listing.components)],
        activity: activity.id,
      },
    ]);
  });

  test('for a wrap, which is no activity', async () => {
    const request = await alice.signWrap('wrap', ETHER, 1);
    await place.market.wrap(alice.account, 'wrap', request);
    expect(actionsOf(alice)).toMatchObject([
      { kind: 'wrap', chainId: 1, nonce: request.message.nonce, orderHashes: [], activity: null },
    ]);
  });

  test('for a cancellation of two orders, with both', async () => {
    const { market } = place;
    const first = await alice.post(alice.listingOf('alpha-hat', ETHER));
    const second = await alice.post(alice.listingOf('alpha-hat', ETHER));
    const hashes = [first, second].map(({ components }) => orderHash(components));
    const request = await alice.signCancel(first, 1, soon(), hashes);
    for (const hash of hashes) await market.cancel(alice.account, hash, request);
    const [latest] = market.context.tables.log.all();
    expect(actionsOf(alice)).toMatchObject([
      { kind: 'cancel', chainId: 1, nonce: null, orderHashes: hashes, activity: latest?.id },
    ]);
  });

  test('for a cancellation of everything, with every order', async () => {
    const { market } = place;
    const first = await alice.post(alice.listingOf('alpha-hat', ETHER));
    const second = await alice.post(alice.listingOf('alpha-hat', ETHER));
    await market.cancelAll(alice.account, await alice.signCancelAll('0'));
    const hashes = [first, second].map(({ components }) => orderHash(components));
    const [latest] = market.context.tables.log.all();
    const [act] = actionsOf(alice);
    expect(act).toMatchObject({ kind: 'cancelAll', nonce: null, activity: latest?.id });
    expect(act?.orderHashes.toSorted()).toEqual(hashes.toSorted());
  });
});

test('T60 a canceled order is reported as canceled, at any later time', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  const request = await alice.signCancel(listing);
  const cancel = () => place.market.cancel(alice.account, orderHash(listing.components), request);
  const { cancelledAt } = await cancel();
  place.clock.now += HOUR_MS;
  const before = snapshot();
  expect((await cancel()).cancelledAt).toBe(cancelledAt);
  expect(snapshot()).toBe(before);
});

test('T60 an action that never arrived is refused as late, so it is certain that nothing moved', async () => {
  const act = await ACTS['a fulfilment']?.();
  place.clock.now += HOUR_MS;
  const before = snapshot();
  expect(await refusalOf(Promise.resolve(act?.()))).toBe('deadline-passed');
  expect(snapshot()).toBe(before);
});

test('E7 T60 a nonce executes one action, and another action of any kind with it is refused', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER, 3n));
  const first = await bob.signFulfilment(listing, { nonce: '7' });
  await place.market.fulfil(bob.account, first.message.orderHash, first);
  place.clock.now += 2 * DAY_MS;
  const again = { nonce: '7', deadline: soon(place.clock.now) };
  expect(await refusalOf(bob.fulfil(listing, again))).toBe('replayed');
  const fresh = { nonce: '8', deadline: soon(place.clock.now) };
  expect(await refusalOf(bob.fulfil(listing, fresh))).toBeUndefined();
});

test('a refused action consumes neither nonce nor funds, and succeeds once it is possible', async () => {
  const listing = await alice.post(alice.listingOf('alpha-hat', ETHER));
  place.giveCoin(bob.account, 0n);
  const request = await bob.signFulfilment(listing);
  const fulfil = () => place.market.fulfil(bob.account, orderHash(listing.components), request);
  expect(await refusalOf(fulfil())).toBe('underfunded');
  place.giveCoin(bob.account, ETHER);
  expect(await refusalOf(fulfil())).toBeUndefined();
});
