import { expect, test } from 'vitest';

import { drawPack, drawPacks } from '../../../fixtures/economy/drawn-packs';
import { checkChains } from './check-chains';
import type { CommitmentChain, Draw } from './draws.schema';

const MINUTE_MS = 60_000;

/** The chain of a draw, published a minute before its first position. */
const chainOf = (draw: Draw, change: Partial<CommitmentChain> = {}): CommitmentChain => ({
  anchor: draw.commitment.anchor,
  wallet: draw.by.address,
  publishedAt: new Date(
    Date.parse(draw.takenAt) - draw.commitment.position * MINUTE_MS,
  ).toISOString(),
  length: 16,
  revealed: 0,
  ...change,
});

const returned = (draw: Draw): Draw => ({
  ...draw,
  state: 'returned',
  link: null,
  revealedAt: null,
  picks: [],
});

/** The draw as if it were the first one of another chain of the same wallet. */
const onAnotherChain = (draw: Draw): Draw => ({
  ...draw,
  commitment: { ...draw.commitment, anchor: `0x${'cd'.repeat(32)}`, position: 1 },
});

test('E153 finds nothing wrong with one chain for each wallet, in use or used up', async () => {
  const draws = await drawPacks(3);
  const [first] = draws;
  const bob = await drawPack({ wallet: 'bob' });
  if (first === undefined) throw new Error('Three packs were drawn');
  const chains = [chainOf(first, { revealed: 3 }), chainOf(bob, { revealed: 1 })];
  expect(checkChains(chains, [...draws, bob])).toEqual([]);
  expect(checkChains([chainOf(first, { revealed: 3, length: 3 })], draws)).toEqual([]);
});

test('E153 reports a draw whose chain was not published for its wallet beforehand', async () => {
  const draw = await drawPack();
  const { address: bob } = (await drawPack({ wallet: 'bob' })).by;
  const fault = [{ id: draw.id, fault: 'unpublished-chain' }];
  expect(checkChains([], [draw])).toEqual(fault);
  expect(checkChains([chainOf(draw, { wallet: bob })], [draw])).toEqual(fault);
  const publishedAt = new Date(Date.parse(draw.takenAt) + 1).toISOString();
  expect(checkChains([chainOf(draw, { publishedAt })], [draw])).toEqual(fault);
  const beyond = await drawPack({ position: 2 });
  expect(checkChains([chainOf(beyond, { length: 1 })], [draw, beyond])).toEqual([
    { id: beyond.id, fault: 'unpublished-chain' },
  ]);
});

test('E153 reports a second chain while the first has unused links', async () => {
  const first = await drawPack();
  const second = onAnotherChain(await drawPack({ position: 2 }));
  const publishedAt = first.revealedAt ?? '';
  const chains = (length: number) => [chainOf(second, { publishedAt }), chainOf(first, { length })];
  expect(checkChains(chains(2), [first, { ...second, takenAt: publishedAt }])).toEqual([
    { id: second.id, fault: 'second-chain' },
  ]);
  const late = { ...second, takenAt: publishedAt };
  expect(checkChains(chains(1), [first, late])).toEqual([]);
  const before = chainOf(second, {
    publishedAt: new Date(Date.parse(publishedAt) - 1).toISOString(),
  });
  expect(checkChains([before, chainOf(first, { length: 1 })], [first, late])).toEqual([
    { id: second.id, fault: 'second-chain' },
  ]);
  expect(checkChains(chains(2), [first])).toEqual([
    { id: second.commitment.anchor, fault: 'second-chain' },
  ]);
});

test('E153 E161 a chain may follow one whose link is overdue, and not before that', async () => {
  const first = returned(await drawPack());
  const second = onAnotherChain(await drawPack({ position: 2 }));
  const following = (ms: number) => [
    chainOf(first),
    chainOf(second, { publishedAt: new Date(Date.parse(first.revealBy) + ms).toISOString() }),
  ];
  const late = { ...second, takenAt: new Date(Date.parse(first.revealBy) + 5).toISOString() };
  expect(checkChains(following(1), [first, late])).toEqual([]);
  expect(checkChains(following(-1), [first, late])).toEqual([
    { id: second.id, fault: 'second-chain' },
  ]);
});

test('E153 reports a draw that is missing between others, and a missing last one', async () => {
  const draws = await drawPacks(3);
  const [first, , last] = draws;
  if (first === undefined || last === undefined) throw new Error('Three packs were drawn');
  const chain = chainOf(first, { revealed: 2 });
  expect(checkChains([chain], [first, last])).toEqual([{ id: last.id, fault: 'hidden-draw' }]);
  expect(checkChains([chain], [first])).toEqual([{ id: first.id, fault: 'hidden-draw' }]);
  expect(checkChains([chain], [])).toEqual([{ id: chain.anchor, fault: 'hidden-draw' }]);
});

/** The draw as if it had been refused. */
const refusalOf = ({ id, commitment, takenAt }: Draw) => ({ id, ...commitment, at: takenAt });

test('E360 a refusal uses a position of its chain', async () => {
  const draws = await drawPacks(3);
  const [first, second, last] = draws;
  if (first === undefined || second === undefined || last === undefined) {
    throw new Error('Three packs were drawn');
  }
  const chain = chainOf(first, { revealed: 3 });
  expect(checkChains([chain], [first, last], [refusalOf(second)])).toEqual([]);
  expect(checkChains([chain], [first, second], [refusalOf(last)])).toEqual([]);
  expect(checkChains([chain], [first], [refusalOf(second)])).toEqual([
    { id: first.id, fault: 'hidden-draw' },
  ]);
  expect(checkChains([chain], [first], [refusalOf(last)])).toContainEqual({
    id: last.id,
    fault: 'hidden-draw',
  });
});

test('E360 a chain that refusals have used up may be followed by another', async () => {
  const first = await drawPack();
  const second = onAnotherChain(await drawPack({ position: 2 }));
  const chains = [chainOf(second), chainOf(first, { length: 1 })];
  expect(checkChains(chains, [second], [refusalOf(first)])).toEqual([]);
  expect(checkChains(chains, [second])).toEqual([{ id: second.id, fault: 'second-chain' }]);
});
