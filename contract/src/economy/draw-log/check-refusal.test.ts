import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';

import { DEMO_BEACON as BEACON } from '../../demo-beacon';
import { drawVectors } from '../../../testing/draw-vectors';
import { roundTime } from '../beacon/beacon';
import type { DrawReceipt } from '../draws';
import { needsReceipt, readRefusal, refusalFaults } from './check-refusal';
import { parseEntry, type LogEntryOf } from './log-entry';

const { refusal } = await drawVectors();

const entry = (): LogEntryOf<'refused'> => {
  const found = parseEntry(refusal.entry);
  if (found?.type !== 'refused') throw new Error('It is a refusal');
  return found;
};

const receipt: DrawReceipt = { index: 3, entry: refusal.entry, signature: refusal.signature };

test('E356 a receipt of a refusal is read if the provider signed it', async () => {
  expect(await readRefusal(receipt, refusal.key)).toEqual(entry());
  expect(entry()).toEqual(refusal.parsed);
});

test('T164 a receipt that is missing, changed, forged or of another event isn’t read', async () => {
  const other = privateKeyToAccount(`0x${'1'.repeat(64)}`);
  const accepted = refusal.entry.replace('"refused"', '"revealed"');
  const forged: (DrawReceipt | undefined)[] = [
    undefined,
    { ...receipt, entry: refusal.entry.replace('round-passed', 'table-moved') },
    { ...receipt, signature: await other.signMessage({ message: refusal.entry }) },
    { ...receipt, entry: accepted },
  ];
  for (const one of forged) expect(await readRefusal(one, refusal.key)).toBeUndefined();
});

test('E360 a refusal of the provider’s key has no fault', async () => {
  expect(await refusalFaults(entry(), BEACON)).toEqual([]);
});

test('E360 T164 a refusal of another wallet or message, or with another link, has a fault', async () => {
  const honest = entry();
  const other = `0x${'1'.repeat(64)}` as const;
  const changed: [Partial<LogEntryOf<'refused'>>, string][] = [
    [{ wallet: '0x00000000000000000000000000000000000000c1' }, 'bad-signature'],
    [{ id: other }, 'bad-signature'],
    [{ link: other }, 'tampered-link'],
    [{ anchor: other }, 'tampered-link'],
    [{ position: 3 }, 'tampered-link'],
  ];
  for (const [change, fault] of changed) {
    expect(await refusalFaults({ ...honest, ...change }, BEACON)).toEqual([fault]);
  }
});

const due = roundTime(BEACON, Number(entry().signed.message.round));
const deadline = Number(entry().signed.message.deadline) * 1000;

test.each([
  ['round-passed', due, due - 1],
  ['round-too-far', due - 120_001, due - 120_000],
  ['deadline-passed', deadline, deadline - 1],
  ['deadline-too-far', deadline - 3_600_001, deadline - 3_600_000],
])('E360 T162 %s is false if the entry’s own time contradicts it', async (code, from, before) => {
  const faultsAt = (ms: number) =>
    refusalFaults({ ...entry(), code, at: new Date(ms).toISOString() }, BEACON);
  expect(await faultsAt(from)).toEqual([]);
  expect(await faultsAt(before)).toEqual(['false-refusal']);
});

const onlyReroll = { stake: ['1'], highestCredits: '9' };

/** The refusal of a re-roll, whose signature doesn't fit. */
const rerolled = (code: string, change: object): LogEntryOf<'refused'> => {
  const { signed, ...rest } = entry();
  const message = { ...signed.message, token: rest.wallet, slot: 'eyes', ...onlyReroll, ...change };
  return { ...rest, code, signed: { ...signed, kind: 'reroll', message } } as LogEntryOf<'refused'>;
};

test('E360 T162 a code that the kind of draw can’t have is false', async () => {
  for (const code of ['credits-short', 'stake-worn', 'pool-moved', 'invented', 'already-executed'])
    expect(await refusalFaults({ ...entry(), code }, BEACON)).toEqual(['false-refusal']);
  for (const code of ['table-moved', 'too-few-packs', 'replayed'])
    expect(await refusalFaults({ ...entry(), code }, BEACON)).toEqual([]);
  for (const code of ['table-moved', 'open-limit', 'bad-signature'])
    expect(await refusalFaults(rerolled(code, {}), BEACON)).toContain('false-refusal');
  for (const code of ['credits-short', 'stake-worn', 'pool-moved'])
    expect(await refusalFaults(rerolled(code, {}), BEACON)).not.toContain('false-refusal');
});

test('E364 T175 an invalid signature is a possible reason for a smart account’s only', async () => {
  const { signed, ...rest } = { ...entry(), code: 'bad-signature' };
  const signedBy = (signature: `0x${string}`) =>
    refusalFaults({ ...rest, signed: { ...signed, signature } }, BEACON);
  expect(await signedBy(signed.signature)).toEqual(['false-refusal']);
  expect(await signedBy(`0x${'5a'.repeat(97)}`)).toEqual(['unverifiable-signature']);
  expect(await signedBy(`0x${'5a'.repeat(65)}`)).toEqual(['bad-signature', 'false-refusal']);
});

test('E360 T162 price-moved is false if the signed credits suffice', async () => {
  const upgrade = ['1', '2', '3'];
  for (const [change, isFalse] of [
    [{}, false],
    [{ highestCredits: '10' }, true],
    [{ stake: upgrade, highestCredits: '19' }, false],
    [{ stake: upgrade, highestCredits: '20' }, true],
  ] as const) {
    const faults = await refusalFaults(rerolled('price-moved', change), BEACON);
    expect(faults.includes('false-refusal')).toBe(isFalse);
  }
});

test('E360 T162 wrong-beacon is false for the trusted beacon only', async () => {
  const wrong = { ...entry(), code: 'wrong-beacon' };
  expect(await refusalFaults(wrong, BEACON)).toEqual(['false-refusal']);
  expect(await refusalFaults(wrong, { ...BEACON, hash: `0x${'1'.repeat(64)}` })).toEqual([]);
});

test.each([
  ['table-moved', true, true],
  ['credits-short', true, true],
  ['invented', true, true],
  [undefined, true, true],
  ['bad-signature', false, true],
  ['not-yours', false, true],
  ['wrong-chain', false, true],
  ['wrong-deployment', false, true],
  ['commitment-moved', false, false],
  ['draw-waiting', false, false],
  ['already-executed', false, false],
  ['chain-unreachable', false, false],
])('E358 %s needs a receipt if its message can use the commitment', (code, unbound, bound) => {
  expect([needsReceipt(code, false), needsReceipt(code, true)]).toEqual([unbound, bound]);
});
