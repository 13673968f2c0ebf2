import { expect, test } from 'vitest';

import { drawPack, drawPacks } from '../../../fixtures/economy/drawn-packs';
import { acceptedEntryOf, chainOf, loggedDraw, signedLog } from '../../../testing/signed-log';
import { checkHead } from './check-head';
import { checkReceipt } from './check-receipt';
import { checkWallet } from './check-wallet';

const entriesUpTo = (count: number, other = -1) =>
  Array.from({ length: count }, (_, index) => ({
    type: index === other ? 'other' : 'chain',
    at: `2026-11-01T10:00:${String(index).padStart(2, '0')}.000Z`,
    wallet: `0x${index}`,
  }));

const at = (second: number) => `2026-11-01T11:00:${String(second).padStart(2, '0')}.000Z`;

test('E337 a log that extends the head seen before has a proof of it, in either order of arrival', async () => {
  const [before, after] = [
    await signedLog(entriesUpTo(5), at(1)),
    await signedLog(entriesUpTo(8), at(2)),
  ];
  expect(await checkHead(after, after.log, undefined)).toEqual({ faults: [] });
  const grown = await checkHead(after, after.log, before.log);
  expect(grown.faults).toEqual([]);
  expect(grown.consistency?.path.length).toBeGreaterThan(0);
  const earlier = await checkHead(after, before.log, after.log);
  expect(earlier.faults).toEqual([]);
  const same = await signedLog(entriesUpTo(8), at(3));
  expect((await checkHead(same, same.log, after.log)).faults).toEqual([]);
  const empty = await signedLog([], at(1));
  expect((await checkHead(after, after.log, empty.log)).faults).toEqual([]);
});

test('E337 T166 a log that doesn’t extend the head seen before is a split log', async () => {
  const before = await signedLog(entriesUpTo(5), at(1));
  for (const other of [
    await signedLog(entriesUpTo(8, 2), at(2)),
    await signedLog(entriesUpTo(5, 2), at(2)),
    await signedLog(entriesUpTo(4), at(2)),
    await signedLog([], at(2)),
  ]) {
    expect((await checkHead(other, other.log, before.log)).faults).toEqual(['split-log']);
  }
  const silent = { ...before, consistency: async () => undefined };
  const after = await signedLog(entriesUpTo(8), at(2));
  expect((await checkHead(silent, after.log, before.log)).faults).toEqual(['split-log']);
});

test('E337 T165 another signer, and a head that its signer didn’t sign, are faults', async () => {
  const before = await signedLog(entriesUpTo(5), at(1));
  const other = await signedLog(entriesUpTo(8), at(2), 'other provider');
  expect((await checkHead(other, other.log, before.log)).faults).toEqual(['other-signer']);
  const forged = { ...other.log, signer: before.log.signer };
  expect((await checkHead(other, forged, before.log)).faults).toEqual(['bad-log']);
});

test('E337 a receipt is the provider’s, has the draw’s contents, and is in the log', async () => {
  const { draw, provider } = await loggedDraw(await drawPack());
  const { receipt } = draw;
  if (receipt === undefined) throw new Error('The draw has a receipt');
  const found = await checkReceipt(provider, draw, receipt, provider.log);
  expect(found).toMatchObject({ faults: [], inclusion: { index: 1 } });
  const faultsOf = async (...args: Parameters<typeof checkReceipt>) =>
    (await checkReceipt(...args)).faults;
  expect(await faultsOf(provider, draw, undefined, provider.log)).toEqual(['not-logged']);
  const forged = { ...receipt, signature: draw.signed.signature };
  expect(await faultsOf(provider, draw, forged, provider.log)).toEqual(['not-logged']);
  const moved = { ...draw, takenAt: draw.revealBy };
  expect(await faultsOf(provider, moved, receipt, provider.log)).toEqual(['not-logged']);
  const silent = { inclusion: async () => undefined };
  expect(await faultsOf(silent, draw, receipt, provider.log)).toEqual(['not-logged']);
  const lying = { inclusion: async () => ({ index: 0, path: [draw.id] }) };
  expect(await faultsOf(lying, draw, receipt, provider.log)).toEqual(['not-logged']);
});

test('E337 T166 a hidden acceptance, and one that is older than the head before it, are faults', async () => {
  const draw = await drawPack();
  const { provider } = await loggedDraw(draw);
  const [, receipt] = provider.receipts;
  const without = await signedLog(entriesUpTo(3), draw.revealBy);
  expect((await checkReceipt(without, draw, receipt, without.log)).faults).toEqual(['not-logged']);
  const head = await signedLog(entriesUpTo(1), draw.revealBy);
  const entries = [...entriesUpTo(1), acceptedEntryOf(draw)];
  const late = await signedLog(entries, draw.revealBy);
  const backdated = await checkReceipt(late, draw, late.receipts[1], late.log, head.log);
  expect(backdated.faults).toEqual(['shifted-time']);
  const known = await checkReceipt(late, draw, late.receipts[1], late.log, late.log);
  expect(known.faults).toEqual([]);
});

test('E324 a draw is checked among all draws of its wallet', async () => {
  const [first, second, third] = await drawPacks(3);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('There are three draws');
  const all = [first, second, third];
  const chain = chainOf(first, 3);
  expect(checkWallet(second, [chain], all)).toEqual([]);
  expect(checkWallet(third, [chain], [third, first])).toEqual(['hidden-draw']);
  const refused = { ...second.commitment, id: second.id, at: second.takenAt };
  expect(checkWallet(third, [chain], [third, first], [refused])).toEqual([]);
  expect(checkWallet(third, [], all)).toEqual(['unpublished-chain']);
  const earlier = { ...chain, anchor: first.id, publishedAt: '2026-10-01T10:00:00.000Z' };
  expect(checkWallet(third, [earlier, chain], all)).toEqual(['second-chain']);
  const many = Array.from({ length: 50 }, (_, index) => ({
    ...first,
    id: `0x${String(index).padStart(64, '0')}` as const,
  }));
  expect(checkWallet(third, [chain], [...all, ...many])).toContain('over-limit');
});
