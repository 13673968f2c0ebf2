import { randomUUID } from 'node:crypto';

import type { SaveAlert } from '@trait-market/contract/economy/alerts';
import type { Worth } from '@trait-market/contract/economy/rates';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { newWallet } from '../../testing/wallet';
import { worthAt } from '../prices/rates';
import { alertsOf } from '../saved/alerts';
import { noticesOf } from './inbox';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

const openMarket = async (): Promise<void> => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  for (const traitId of ['alpha-hat', 'alpha-eyes', 'omega-hat']) {
    await place.giveTrait(bob.account, traitId, 9);
    await place.giveTrait(alice.account, traitId, 9);
  }
};

beforeEach(openMarket);

const HAT = { kind: 'trait', id: 'alpha-hat' } as const;
const search = (query: object) => ({ kind: 'search', name: 'Mine', query }) as const;

const alert = async (
  about: SaveAlert['about'],
  most = 2n * ETHER,
  { unit = 'eth', id = randomUUID() as string }: { unit?: SaveAlert['unit']; id?: string } = {},
): Promise<string> => {
  await place.market.saveAlert(alice.account, id, { about, maxPrice: String(most), unit });
  return id;
};
const list = (traitId: string, price: bigint, who = bob) => who.post(who.listingOf(traitId, price));

/** Returns the prices of the alerts' notices, oldest first, after firing what is due. */
const alerted = async (worth: Worth = worthAt(place.clock.now)): Promise<string[]> => {
  await place.market.fireAlerts(alice.account, worth);
  return noticesOf(place.market.context, alice.account)
    .rows.flatMap(({ content }) => (content.kind === 'price-alert' ? [content.price.amount] : []))
    .toReversed();
};
const firedOf = () =>
  alertsOf(place.market.context, alice.account).map(({ fired }) => fired?.price.amount ?? null);

test('E312 fires at another wallet’s listing for the price or less, and at nothing dearer', async () => {
  await alert(HAT);
  await list('alpha-hat', 2n * ETHER + 1n);
  await list('alpha-hat', ETHER, alice);
  await list('alpha-eyes', ETHER);
  expect(await alerted()).toEqual([]);
  await list('alpha-hat', 2n * ETHER);
  expect(await alerted()).toEqual([String(2n * ETHER)]);
  expect(firedOf()).toEqual([String(2n * ETHER)]);
});

test('T139 however often others list below the price, an alert fires once until it is saved again', async () => {
  await alert({ kind: 'trait', id: 'omega-hat' });
  place.clock.now += 1_000;
  const id = await alert(HAT);
  for (const price of [ETHER, ETHER - 2n, ETHER - 3n]) {
    const order = await list('alpha-hat', price);
    expect(await alerted()).toEqual([String(ETHER)]);
    expect(firedOf()).toEqual([String(ETHER), null]);
    await place.market.cancel(
      bob.account,
      orderHash(order.components),
      await bob.signCancel(order),
    );
    place.clock.now += 1_000;
  }
  place.clock.now += 1_000;
  await alert(HAT, ETHER, { id });
  expect(firedOf()).toEqual([null, null]);
  await list('alpha-hat', ETHER - 1n);
  expect(await alerted()).toEqual([String(ETHER), String(ETHER - 1n)]);
  expect(firedOf()).toEqual([String(ETHER - 1n), null]);
});

test('E312 fires immediately for a listing that is open when it is saved, and names the cheapest', async () => {
  await list('alpha-hat', 2n * ETHER);
  await list('alpha-hat', ETHER);
  place.clock.now += 1_000;
  await alert(HAT);
  expect(await alerted()).toEqual([String(ETHER)]);
});

test('E312 does not fire for a listing that can’t be bought', async () => {
  const order = await list('alpha-hat', ETHER);
  await place.market.cancel(bob.account, orderHash(order.components), await bob.signCancel(order));
  await alert(HAT);
  expect(await alerted()).toEqual([]);
});

test.each([
  [{}, 3],
  [{ chainId: [137] }, 1],
  [{ collection: ['alpha'] }, 2],
  [{ slot: ['headwear'], collection: ['alpha'] }, 1],
  [{ name: 'eyes' }, 1],
  [{ rarity: ['common'] }, 0],
])('E312 an alert for %j fires for this many of three traits: %i', async (query, count) => {
  let fired = 0;
  for (const traitId of ['alpha-hat', 'alpha-eyes', 'omega-hat']) {
    await openMarket();
    await list(traitId, ETHER);
    await alert(search(query), 10n ** 6n * ETHER, { unit: 'pol' });
    fired += (await alerted()).length;
  }
  expect(fired).toBe(count);
});

test('E313 compares prices of other coins by the rates, and its own coin also without them', async () => {
  const worth: Worth = { eth: '3000', pol: '0.5', usd: '1' };
  await list('alpha-hat', ETHER);
  await alert(HAT, 2_999_99n, { unit: 'usd' });
  expect(await alerted(worth)).toEqual([]);
  await alert(HAT, 3_000_00n, { unit: 'usd' });
  await alert(HAT, 6_000n * ETHER, { unit: 'pol' });
  expect(await alerted({})).toEqual([]);
  await alert(HAT, ETHER);
  expect(await alerted({})).toHaveLength(1);
  expect(await alerted(worth)).toHaveLength(3);
});

test('an alert whose notices are turned off still fires, without one', async () => {
  await place.market.saveKindsOff(alice.account, ['price-alert']);
  await alert(HAT);
  await list('alpha-hat', ETHER);
  expect(await alerted()).toEqual([]);
  expect(firedOf()).toEqual([String(ETHER)]);
});

test('E313 an alert that new rates fire is dated then, not when the listing was made', async () => {
  await list('alpha-hat', ETHER);
  await alert(HAT, 2_999_99n, { unit: 'usd' });
  place.clock.now += 60_000;
  expect(await alerted({ eth: '2000', pol: '0.5', usd: '1' })).toHaveLength(1);
  const { context } = place.market;
  expect(noticesOf(context, alice.account).rows[0]?.at).toBe(place.clock.now);
  expect(alertsOf(context, alice.account)[0]?.fired?.at).toBe(place.clock.now);
});

test('reading waits in the queue of actions only if an alert fires', async () => {
  const turns: string[] = [];
  place.market.onTurn(() => turns.push('turn'));
  await alert(HAT);
  turns.length = 0;
  await alerted();
  expect(turns).toEqual([]);
  await list('alpha-hat', ETHER);
  turns.length = 0;
  await alerted();
  expect(turns).toEqual(['turn']);
});

const TOP = search({ kind: 'avatars', trait: ['alpha-hat'] });
const listAvatar = (tokenId: string, price: bigint, worn: readonly string[], who = bob) =>
  who.post(who.avatarListingOf(`alpha/${tokenId}`, price, worn));

test('E393 an alert for avatars fires once, at another wallet’s matching avatar for the price or less', async () => {
  place.giveAvatar(alice.account, '1', 'alpha', { headwear: 'alpha-hat' });
  place.giveAvatar(bob.account, '2', 'alpha', { headwear: 'alpha-hat' });
  place.giveAvatar(bob.account, '3', 'alpha', { headwear: 'alpha-cap' });
  place.giveAvatar(bob.account, '4', 'alpha', { headwear: 'alpha-hat' });
  await alert(TOP);
  await list('alpha-hat', ETHER);
  await listAvatar('1', ETHER, ['alpha-hat'], alice);
  await listAvatar('3', ETHER, ['alpha-cap']);
  await listAvatar('2', 2n * ETHER + 1n, ['alpha-hat']);
  expect(await alerted()).toEqual([]);
  await listAvatar('4', 2n * ETHER, ['alpha-hat']);
  expect(await alerted()).toEqual([String(2n * ETHER)]);
  await listAvatar('2', ETHER, ['alpha-hat']);
  expect(await alerted()).toEqual([String(2n * ETHER)]);
  const [row] = alertsOf(place.market.context, alice.account);
  expect(row?.fired).toMatchObject({ avatar: 'alpha/4', price: { amount: String(2n * ETHER) } });
});

test('T190 a listing that promises what the avatar no longer wears fires no alert', async () => {
  place.giveAvatar(bob.account, '2', 'alpha', { headwear: 'alpha-hat' });
  await listAvatar('2', ETHER, ['alpha-hat']);
  place.giveAvatar(bob.account, '2', 'alpha', {});
  await alert(search({ kind: 'avatars' }));
  expect(await alerted()).toEqual([]);
  place.giveAvatar(bob.account, '2', 'alpha', { headwear: 'alpha-hat' });
  expect(await alerted()).toEqual([String(ETHER)]);
});

test('E558 an alert for one avatar fires at no other number', async () => {
  for (const tokenId of ['2', '12', '20'])
    place.giveAvatar(bob.account, tokenId, 'alpha', { headwear: 'alpha-hat' });
  await alert(search({ kind: 'avatars', collection: ['alpha'], name: '#2' }));
  await listAvatar('12', ETHER, ['alpha-hat']);
  await listAvatar('20', ETHER, ['alpha-hat']);
  await listAvatar('2', 2n * ETHER + 1n, ['alpha-hat']);
  expect(await alerted()).toEqual([]);
  await listAvatar('2', 2n * ETHER, ['alpha-hat']);
  expect(await alerted()).toEqual([String(2n * ETHER)]);
});
