import type { PackOpen } from '@trait-market/contract/economy/actions';
import { DEMO_BEACON } from '@trait-market/contract/demo-beacon';
import { roundAfter, roundTime } from '@trait-market/contract/economy/beacon';
import type { Bytes32 } from '@trait-market/contract/economy/shared';
import { beforeEach, describe, expect, test } from 'vitest';

import { openPackMarket } from '../../testing/draws/pack-market';
import { refusalOf } from '../../testing/refusal-of';
import { setConduct } from '../draws/conduct';
import { drawState, roundOf } from '../draws/draw-state';

const MINUTE_MS = 60_000;
const otherBytes: Bytes32 = `0x${'ab'.repeat(32)}`;

let { place, alice, bob, buy, accept, open, unopened, looseOf, expectRefused } = openPackMarket();
beforeEach(() => {
  ({ place, alice, bob, buy, accept, open, unopened, looseOf, expectRefused } = openPackMarket());
});

describe('E342 refuses a round, and changes nothing:', () => {
  beforeEach(async () => {
    await buy(1);
    await place.market.commit(alice.account);
  });

  const openIn = (change: Partial<PackOpen>) =>
    alice
      .signOpenPacks('tide', 1, change)
      .then((request) => place.market.openPacks(alice.account, request));
  const roundIn = (ms: number) => ({
    round: String(roundAfter(DEMO_BEACON, place.clock.now + ms - 1)),
  });

  test('E342 T150 that is due already, or now', async () => {
    await expectRefused(() => openIn(roundIn(-1_000)), 'round-passed');
    await expectRefused(() => openIn(roundIn(0)), 'round-passed');
    await openIn(roundIn(1_000));
  });

  test('E342 T154 that is due later than in two minutes', async () => {
    await expectRefused(() => openIn(roundIn(121_000)), 'round-too-far');
    await openIn(roundIn(120_000));
  });

  test('E342 T151 of another beacon', async () => {
    await expectRefused(() => openIn({ beacon: otherBytes }), 'wrong-beacon');
  });
});

test('E343 T153 nothing is drawn before the round is published', async () => {
  await buy(2);
  await buy(1, bob);
  await place.market.commit(bob.account);
  const row = await accept(2);
  const { tables } = place.market.context;
  const due = roundTime(DEMO_BEACON, roundOf(row));
  place.clock.now = due - 1;
  await place.market.settle();
  expect(tables.draws.find(row.id)).toMatchObject({ link: null, beacon: null, picks: [] });
  expect([looseOf(alice.account), unopened()]).toEqual([[0, 0, 0, 0, 0], 0]);
  await expectRefused(() => accept(1, bob), 'draw-waiting');
  place.clock.now = due;
  await place.market.settle();
  expect(tables.draws.find(row.id)).toMatchObject({ revealedAt: due, packs: 2 });
  expect(looseOf(alice.account)).toEqual([2, 2, 2, 2, 2]);
  const [event] = tables.log.all();
  expect(event).toMatchObject({ type: 'pack', at: due });
  expect(tables.acts.rows().find(({ hash }) => hash === row.id)?.activity).toBe(event?.id);
});

test('E345 T152 a late beacon postpones the result, and nothing is returned meanwhile', async () => {
  await buy(1);
  await place.market.setBeaconLate(true);
  const { id } = await accept(1);
  place.clock.now += 60 * MINUTE_MS;
  await place.market.settle();
  const stateNow = () => {
    const row = place.market.context.tables.draws.find(id);
    return row && drawState(row, place.clock.now);
  };
  expect([stateNow(), unopened()]).toEqual(['waiting', 0]);
  await place.market.setBeaconLate(false);
  expect(stateNow()).toBe('drawn');
  expect(place.market.context.tables.draws.find(id)).toMatchObject({
    revealedAt: place.clock.now,
    beacon: { receivedAt: new Date(place.clock.now).toISOString() },
  });
  expect(looseOf(alice.account)).toEqual([1, 1, 1, 1, 1]);
});

test('E345 a link that is missing after a late beacon is overdue ten minutes after its round', async () => {
  await buy(1);
  setConduct(place.market.context.tables, 'never-reveals');
  await place.market.setBeaconLate(true);
  await accept(1);
  place.clock.now += 60 * MINUTE_MS;
  await place.market.setBeaconLate(false);
  place.clock.now += 10 * MINUTE_MS;
  expect(unopened()).toBe(0);
  place.clock.now += 1;
  expect(unopened()).toBe(1);
});

describe('E161 a missing link', () => {
  const rowOf = () => {
    const row = place.market.context.tables.draws.findBy('account', alice.account).at(-1);
    if (row === undefined) throw new Error('It was taken');
    return drawState(row, place.market.context.now());
  };

  test('E161 returns the packs after 10 minutes, under a new chain', async () => {
    await buy(2);
    const before = (await place.market.commit(alice.account)).anchor;
    setConduct(place.market.context.tables, 'never-reveals');
    await open(2);
    expect([rowOf(), unopened()]).toEqual(['waiting', 0]);
    expect(await refusalOf(place.market.commit(alice.account))).toBe('draw-waiting');
    place.clock.now += 10 * MINUTE_MS;
    expect(rowOf()).toBe('waiting');
    place.clock.now += 1;
    expect([rowOf(), unopened()]).toEqual(['returned', 2]);
    expect(looseOf(alice.account)).toEqual([0, 0, 0, 0, 0]);
    setConduct(place.market.context.tables, 'honest');
    expect((await place.market.commit(alice.account)).anchor).not.toBe(before);
    await open(2);
    expect(looseOf(alice.account)).toEqual([2, 2, 2, 2, 2]);
  });

  test('prevents others from opening the same drop until then', async () => {
    await buy(1);
    await buy(1, bob);
    await place.market.commit(bob.account);
    setConduct(place.market.context.tables, 'never-reveals');
    await open(1);
    await expectRefused(() => open(1, bob), 'draw-waiting');
    setConduct(place.market.context.tables, 'honest');
    place.clock.now += 10 * MINUTE_MS + 1;
    await open(1, bob);
  });
});
