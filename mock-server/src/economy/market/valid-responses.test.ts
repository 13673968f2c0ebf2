import { CHAINS } from '@trait-market/contract/economy/shared';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { creditActionsFor } from '../../testing/credit-actions';
import { giveDrop, testDrop } from '../../testing/test-drop';
import { lightActionsFor } from '../../testing/light-actions';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { packActionsFor } from '../../testing/pack-actions';
import { signerOf } from '../../testing/signer';
import { newWallet } from '../../testing/wallet';
import { stateOfTables } from '../tables/tables';

let place: TestMarket;
let alice: ReturnType<typeof collector>;
let bob: ReturnType<typeof collector>;

const collector = () => {
  const wallet = newWallet();
  const signer = signerOf(wallet, () => place.clock.now);
  const acting = actingFor(wallet, place.market);
  place.giveCoin(acting.account, 10n * ETHER);
  place.giveWrapped(acting.account, 10n * ETHER);
  place.setCredits(acting.account, 20, 30);
  return {
    ...acting,
    ...creditActionsFor(signer),
    ...lightActionsFor(signer, place.market),
    ...packActionsFor(signer, place.market),
  };
};

beforeEach(async () => {
  place = openTestMarket();
  giveDrop(place, testDrop(80));
  [alice, bob] = [collector(), collector()];
  await place.giveTrait(alice.account, 'alpha-hat', 5);
  await place.giveTrait(alice.account, 'alpha-eyes', 2);
  place.giveAvatar(alice.account, '1', 'alpha', { body: 'alpha-body' });
  place.market.context.tables.supply.put('alpha-body', 1);
});

/** Sorts every table's rows, because restoring a row moves it to the end of its table. */
const withoutOrder = (state: object) =>
  Object.entries(state).map(([name, rows]) => [
    name,
    Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).toSorted() : rows,
  ]);

const everything = () => ({
  tables: withoutOrder(stateOfTables(0, place.market.context.tables)),
  coins: new Map([...place.coins].filter(([, wei]) => wei > 0n)),
  credits: [alice, bob].map(({ account }) => [
    place.credits.entries(account, place.clock.now),
    place.credits.subscription(account, place.clock.now),
  ]),
});

type Respond = (result: unknown) => unknown;
type Sent = (respond?: Respond) => Promise<unknown>;

const ACTIONS: Record<string, () => Promise<Sent>> = {
  post: async () => {
    const order = await alice.signOrder(alice.listingOf('alpha-hat', ETHER));
    return (respond) => place.market.post(alice.account, order, respond);
  },
  fulfil: async () => {
    const order = await alice.post(alice.listingOf('alpha-hat', ETHER));
    const request = await bob.signFulfilment(order);
    return (respond) =>
      place.market.fulfil(bob.account, orderHash(order.components), request, respond);
  },
  cancel: async () => {
    const order = await alice.post(alice.listingOf('alpha-hat', ETHER));
    const hash = orderHash(order.components);
    const request = await alice.signCancel(order);
    return (respond) => place.market.cancel(alice.account, hash, request, respond);
  },
  cancelSeveral: async () => {
    const orders = [
      await alice.post(alice.listingOf('alpha-hat', ETHER)),
      await alice.post(alice.listingOf('alpha-eyes', ETHER)),
    ] as const;
    const hashes = orders.map(({ components }) => orderHash(components));
    const request = await alice.signCancel(orders[0], 1, undefined, hashes);
    return (respond) => place.market.cancelSeveral(alice.account, request, respond);
  },
  cancelAll: async () => {
    await alice.post(alice.listingOf('alpha-hat', ETHER));
    const request = await alice.signCancelAll('0');
    return (respond) => place.market.cancelAll(alice.account, request, respond);
  },
  wrap: async () => {
    const request = await alice.signWrap('wrap', ETHER);
    return (respond) => place.market.wrap(alice.account, 'wrap', request, respond);
  },
  approve: async () => {
    const request = await alice.signApproval(1, CHAINS[1].wrapped, false);
    return (respond) => place.market.approve(alice.account, request, respond);
  },
  dress: async () => {
    const request = await alice.signDress('alpha/1', ['alpha-body', 'alpha-hat']);
    return (respond) => place.market.dress(alice.account, request, respond);
  },
  undoDress: async () => {
    const dressing = await alice.signDress('alpha/1', ['alpha-body', 'alpha-hat']);
    const { hash } = await place.market.dress(alice.account, dressing);
    const request = await alice.signUndo(hash);
    return (respond) => place.market.undoDress(alice.account, hash, request, respond);
  },
  subscribe: async () => {
    const request = await alice.signSubscribe('Elite');
    return (respond) => place.market.subscribe(alice.account, request, respond);
  },
  buyCredits: async () => {
    const request = await alice.signBuyCredits(50);
    return (respond) => place.market.buyCredits(alice.account, request, respond);
  },
  buyPacks: async () => {
    const request = await alice.signBuyPacks('tide', 2);
    return (respond) => place.market.buyPacks(alice.account, request, respond);
  },
  buySeveralPacks: async () => {
    giveDrop(place, testDrop(8, { id: 'ebb' }));
    const request = await alice.signBuySeveralPacks({ tide: 2, ebb: 1 });
    return (respond) => place.market.buySeveralPacks(alice.account, request, respond);
  },
  openPacks: async () => {
    await place.market.buyPacks(alice.account, await alice.signBuyPacks('tide', 2));
    const request = await alice.signOpenPacks('tide', 1);
    return (respond) => place.market.openPacks(alice.account, request, respond);
  },
  burn: async () => {
    const request = await alice.signBurn('alpha-hat', 2);
    return (respond) => place.market.burn(alice.account, request, respond);
  },
  withdrawBurn: async () => {
    const { id } = await place.market.burn(alice.account, await alice.signBurn('alpha-hat', 2));
    const request = await alice.signWithdrawBurn(id, 1);
    return (respond) => place.market.withdrawBurn(alice.account, id, request, respond);
  },
};

test.each(Object.entries(ACTIONS))(
  'T85 %s is taken back when its response would be invalid, and can be sent again',
  async (_name, sign) => {
    const send = await sign();
    const before = everything();
    const invalid = send(() => {
      throw new Error('The response would be invalid');
    });
    await expect(invalid).rejects.toThrow('The response would be invalid');
    expect(everything()).toEqual(before);
    const responses: unknown[] = [];
    await send((result) => responses.push(result));
    expect(responses).toHaveLength(1);
    expect(everything()).not.toEqual(before);
  },
);
