import type { PostOrder } from '@trait-market/contract/economy/orders';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import { beforeEach, expect, test } from 'vitest';

import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket, type TestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { planBatch, planDress } from './plan-dress';

let place: TestMarket;
let alice: ReturnType<typeof actingFor>;
let bob: ReturnType<typeof actingFor>;

beforeEach(async () => {
  place = openTestMarket();
  alice = actingFor(newWallet(), place.market);
  bob = actingFor(newWallet(), place.market);
  place.giveAvatar(alice.account, '1', 'alpha', { body: 'alpha-body', headwear: 'alpha-hat' });
  place.giveAvatar(bob.account, '2', 'alpha', { body: 'alpha-body' });
  place.giveAvatar(bob.account, '3', 'alpha', { body: 'alpha-fur' });
  await place.giveTrait(alice.account, 'alpha-cap');
  place.setCredits(alice.account, 0, 100);
});

const plan = (wear: readonly string[], tokenId = '1') =>
  planDress(place.market.context, alice.account, 'alpha', tokenId, wear);
const hashes = (orders: readonly { hash: string }[]) => orders.map(({ hash }) => hash);
const hashOf = ({ components }: PostOrder) => orderHash(components);

test('says what changes, what it costs, what comes loose and what is missing, without changing anything', () => {
  const before = JSON.stringify(place.market.state());
  const planned = plan(['alpha-body', 'alpha-eyes', 'alpha-cap']);
  expect(planned.swaps).toEqual([
    { slot: 'eyes', takenOff: null, putOn: 'alpha-eyes' },
    { slot: 'headwear', takenOff: 'alpha-hat', putOn: 'alpha-cap' },
  ]);
  expect(planned.credits).toBe(10);
  expect(planned.comesLoose).toEqual(['alpha-hat']);
  expect(planned.missing).toEqual(['alpha-eyes']);
  expect(JSON.stringify(place.market.state())).toBe(before);
});

test('E35 predicts rank and rarity correctly', async () => {
  const planned = plan(['alpha-body']);
  expect(planned.standing.before).toEqual({ rarityScore: 4.5, rank: 1 });
  const { rows } = await place.market.dress(
    alice.account,
    await alice.signDress('alpha/1', ['alpha-body']),
  );
  expect(rows[0]?.before).toMatchObject(planned.standing.before);
  expect(rows[0]?.after).toMatchObject(planned.standing.after);
  // One of the three avatars wears Bob's fur; the other two wear the other body.
  expect(planned.standing).toMatchObject({ after: { rarityScore: 1.5, rank: 2 }, of: 3 });
});

test('E427 predicts the rarity of the rarest trait, counting the wearers after the change', async () => {
  await place.giveTrait(alice.account, 'alpha-fur');
  const wear = ['alpha-fur'];
  const { rarity } = plan(wear);
  await place.market.dress(alice.account, await alice.signDress('alpha/1', wear));
  expect(rarity.after).toBe(plan(['alpha-body']).rarity.before);
  expect(rarity.after).not.toBe(rarity.before);
});

test('E35 predicts what becomes inactive, what becomes active again and what can no longer be filled', async () => {
  place.giveWrapped(bob.account, 9n * ETHER);
  place.giveCoin(bob.account, 9n * ETHER);
  const committed = await bob.post(bob.bidFor('alpha/1', ETHER, true));
  const plain = await bob.post(bob.bidFor('alpha/1', ETHER, false));
  // Alice lists a hat and loses it, then lists a cap. Dressing frees the worn hat and uses the cap.
  await place.giveTrait(alice.account, 'alpha-hat');
  const asleep = await alice.post(alice.listingOf('alpha-hat', ETHER));
  await place.market.move([
    { kind: 'trait', traitId: 'alpha-hat', from: alice.account, to: bob.account, quantity: 1 },
  ]);
  const lapsing = await alice.post(alice.listingOf('alpha-cap', ETHER));

  const planned = plan(['alpha-body', 'alpha-cap']);
  expect(hashes(planned.putsToSleep)).toEqual([hashOf(committed)]);
  expect(hashes(planned.wakes)).toEqual([hashOf(asleep)]);
  expect(hashes(planned.leavesUnfillable)).toEqual([hashOf(lapsing)]);

  await place.market.dress(
    alice.account,
    await alice.signDress('alpha/1', ['alpha-body', 'alpha-cap']),
  );
  const isDormant = (order: PostOrder) =>
    place.market.context.tables.orders.find(hashOf(order))?.dormantSince !== null;
  expect([committed, plain, asleep, lapsing].map(isDormant)).toEqual([true, false, false, true]);
});

test.each([
  ['an avatar of another owner', 'not-the-holder', ['alpha-body'], '2'],
  ['an avatar that is not there', 'unknown-avatar', [], '9'],
  ['a trait of another collection', 'unknown-trait', ['omega-hat'], '1'],
  ['two traits in a slot', 'wrong-slot', ['alpha-hat', 'alpha-cap'], '1'],
  ['no body', 'slot-needed', ['alpha-hat'], '1'],
  ['nothing new', 'nothing-changes', ['alpha-hat', 'alpha-body'], '1'],
])('E33 %s is refused', async (_what, code, wear, tokenId) => {
  expect(await refusalOf((async () => plan(wear, tokenId))())).toBe(code);
});

test('E61 for several avatars, makes what comes off one available to another, and predicts correctly', async () => {
  await place.market.move([
    { kind: 'avatar', avatar: 'alpha/2', from: bob.account, to: alice.account },
  ]);
  const listed = await alice.post(alice.listingOf('alpha-cap', ETHER));
  const looks = [
    { tokenId: '1', wear: ['alpha-body', 'alpha-cap'] },
    { tokenId: '2', wear: ['alpha-body', 'alpha-hat'] },
  ];
  const before = JSON.stringify(place.market.state());
  const planned = planBatch(place.market.context, alice.account, 'alpha', looks);
  expect(JSON.stringify(place.market.state())).toBe(before);
  expect(planned.credits).toBe(15);
  expect(planned.missing.size).toBe(0);
  expect(hashes(planned.leavesUnfillable)).toEqual([hashOf(listed)]);

  const { rows } = await place.market.dress(
    alice.account,
    await alice.signBatch([
      ['alpha/1', ['alpha-body', 'alpha-cap']],
      ['alpha/2', ['alpha-body', 'alpha-hat']],
    ]),
  );
  expect(rows.map(({ after }) => after)).toMatchObject(
    planned.dressings.map(({ standing }) => standing.after),
  );
});

test('E61 for several avatars, counts how many editions are missing, and says which avatar cannot be dressed', async () => {
  await place.market.move([
    { kind: 'avatar', avatar: 'alpha/2', from: bob.account, to: alice.account },
  ]);
  const plans = (...looks: Parameters<typeof planBatch>[3]) =>
    planBatch(place.market.context, alice.account, 'alpha', looks);
  const cap = ['alpha-body', 'alpha-cap', 'alpha-eyes'];
  const { missing } = plans({ tokenId: '1', wear: cap }, { tokenId: '2', wear: cap });
  expect([...missing]).toEqual([
    ['alpha-eyes', 2],
    ['alpha-cap', 1],
  ]);
  const refusal = await (async () =>
    plans({ tokenId: '1', wear: cap }, { tokenId: '3', wear: cap }))().catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({
    code: 'not-the-holder',
    about: { avatar: { collection: 'alpha', tokenId: '3' } },
  });
  expect(
    await refusalOf(
      (async () => plans({ tokenId: '1', wear: cap }, { tokenId: '1', wear: cap }))(),
    ),
  ).toBe('bad-terms');
});
