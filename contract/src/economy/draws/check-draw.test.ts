import { expect, test } from 'vitest';

import { drawPack } from '../../../fixtures/economy/drawn-packs';
import type { Bytes32 } from '../shared/hex';
import { drawReroll } from '../../../fixtures/economy/drawn-rerolls';
import { DEMO_BEACON, signDemoRound } from '../../demo-beacon';
import { signatureForms } from '../../../testing/signature-forms';
import { beaconOf, QUICKNET, randomnessOf } from '../beacon/beacon';
import { checkDraw as checkDrawWith } from './check-draw';
import { drawFrom } from './draw-from';
import { isUnfair, type DrawFault } from './draw-fault';
import { DrawSchema, type Draw } from './draws.schema';
import { tableHash } from './table-hash';

const checkDraw = (draw: Draw, now: number) => checkDrawWith(draw, now, DEMO_BEACON);

const LATER = Date.UTC(2026, 10, 2);
const MINUTE_MS = 60_000;
const otherBytes: Bytes32 = `0x${'ab'.repeat(32)}`;

const redrawn = (draw: Draw): Draw => {
  if (draw.link === null || draw.beacon === null)
    throw new Error('Only a revealed draw can be recomputed');
  const { link, beacon } = draw;
  const { entropy } = draw.signed.message;
  const dice = { link, entropy, randomness: randomnessOf(beacon.signature) };
  const [first] = draw.picks;
  if (first === undefined) throw new Error('Something was drawn');
  const picks = drawFrom(dice, draw.table, 1).map((pick) => ({ ...pick, trait: first.trait }));
  return { ...draw, picks };
};

const signedOtherwise = (draw: Draw, message: { entropy?: Bytes32; table?: Bytes32 }): Draw => {
  const { signed } = draw;
  return signed.kind === 'pack'
    ? { ...draw, signed: { ...signed, message: { ...signed.message, ...message } } }
    : { ...draw, signed: { ...signed, message: { ...signed.message, ...message } } };
};

const signedAs = (draw: Draw, change: object): Draw =>
  ({
    ...draw,
    signed: { ...draw.signed, message: { ...draw.signed.message, ...change } },
  }) as Draw;

const taking = (draw: Draw, take: number): Draw => ({
  ...draw,
  table: {
    ...draw.table,
    sections: draw.table.sections.map((section) => ({ ...section, take })),
  },
});

const messageOf = ({ signed }: Draw) => ({ deadline: Number(signed.message.deadline) });

const laterThan = (time: string | undefined, minutes: number): string =>
  new Date(Date.parse(time ?? '') + minutes * MINUTE_MS).toISOString();

/** Reveals a draw later than its round was received. */
const laterBy = (draw: Draw, minutes: number): Draw => ({
  ...draw,
  revealedAt: laterThan(draw.beacon?.receivedAt, minutes),
});

/** Postpones the reveal, because the beacon was late. */
const withLateRound = (draw: Draw, minutes: number): Draw => ({
  ...laterBy(draw, minutes),
  beacon: draw.beacon && {
    ...draw.beacon,
    receivedAt: laterThan(draw.beacon.receivedAt, minutes),
  },
  revealBy: laterThan(draw.beacon?.receivedAt, minutes + 10),
});

const withRound = (draw: Draw, round: number, signature = signDemoRound(round)): Draw =>
  redrawn({ ...draw, beacon: draw.beacon && { ...draw.beacon, round, signature } });

test('E152 finds nothing wrong with an honest draw, whenever it is checked', async () => {
  const draw = await drawPack();
  expect(DrawSchema.parse(JSON.parse(JSON.stringify(draw)))).toEqual(draw);
  expect(await checkDraw(draw, Date.parse(draw.takenAt))).toEqual([]);
  expect(await checkDraw(draw, LATER)).toEqual([]);
});

const withoutEpic = (draw: Draw): Draw => ({
  ...draw,
  table: {
    ...draw.table,
    sections: draw.table.sections.map(({ take, rows }) => ({
      take,
      rows: rows.filter(({ tokenId }) => tokenId !== '21'),
    })),
  },
});

/** Replaces the signature by one that is too long for a key, such as a smart account's. */
const withContractSignature = (draw: Draw): Draw => ({
  ...draw,
  signed: { ...draw.signed, signature: `0x${'5a'.repeat(97)}` },
});

const waiting = (draw: Draw): Draw => ({
  ...draw,
  state: 'waiting',
  link: null,
  revealedAt: null,
  picks: [],
});

const LIES: readonly (readonly [string, (draw: Draw) => Draw, DrawFault[]])[] = [
  [
    'another link, and what it gives',
    (draw) => redrawn({ ...draw, link: otherBytes }),
    ['tampered-link'],
  ],
  [
    'the link under another chain',
    (draw) => ({ ...draw, commitment: { ...draw.commitment, anchor: otherBytes } }),
    ['tampered-link'],
  ],
  [
    'the link at another place of the chain',
    (draw) => ({ ...draw, commitment: { ...draw.commitment, position: 2 } }),
    ['tampered-link'],
  ],
  ['another table, and what it gives', (draw) => redrawn(withoutEpic(draw)), ['changed-table']],
  ['other traits', (draw) => ({ ...draw, picks: draw.picks.toReversed() }), ['wrong-result']],
  ['one trait less', (draw) => ({ ...draw, picks: draw.picks.slice(1) }), ['wrong-result']],
  [
    'other bytes of the browser, and what they give',
    (draw) => redrawn(signedOtherwise(draw, { entropy: otherBytes })),
    ['bad-signature'],
  ],
  [
    'an unsigned table',
    (draw) =>
      redrawn(signedOtherwise(withoutEpic(draw), { table: tableHash(withoutEpic(draw).table) })),
    ['bad-signature'],
  ],
  [
    'another commitment than the signed one',
    (draw) => ({ ...draw, commitment: { ...draw.commitment, commitment: otherBytes } }),
    ['other-terms'],
  ],
  [
    'another drop than the signed one',
    (draw) => ({ ...draw, drop: { id: 'tide-two', name: 'Tide Two' } }),
    ['other-terms'],
  ],
  ['another network than the signed one', (draw) => ({ ...draw, chainId: 137 }), ['other-terms']],
  [
    'an invalid signature',
    (draw) => ({ ...draw, signed: { ...draw.signed, signature: '0x' } }),
    ['bad-signature'],
  ],
  [
    'a signature by another key',
    (draw) => ({
      ...draw,
      signed: {
        ...draw.signed,
        signature: `0x${'11'.repeat(64)}1b`,
      },
    }),
    ['bad-signature'],
  ],
  [
    'a smart account’s signature of another message',
    (draw) => withContractSignature({ ...draw, id: otherBytes }),
    ['bad-signature'],
  ],
  [
    'other traits in a smart account’s draw',
    (draw) => withContractSignature({ ...draw, picks: draw.picks.toReversed() }),
    ['unverifiable-signature', 'wrong-result'],
  ],
  ['another action’s id', (draw) => ({ ...draw, id: otherBytes }), ['bad-signature']],
  ['a link that came a moment too late', (draw) => laterBy(draw, 10.001), ['late-reveal']],
  [
    'more time than it has to the reveal',
    (draw) => ({
      ...laterBy(draw, 20),
      revealBy: laterThan(draw.beacon?.receivedAt, 30),
    }),
    ['late-reveal'],
  ],
  ['no link, and the stake not returned', waiting, ['stake-kept']],
  [
    'traits without a link',
    (draw) => ({ ...waiting(draw), state: 'returned', picks: draw.picks }),
    ['wrong-result'],
  ],
];

const roundOf = (draw: Draw): number => Number(draw.signed.message.round);

const ROUND_LIES: typeof LIES = [
  [
    'a round that was due when the draw was accepted',
    (draw) => ({ ...draw, takenAt: laterThan(draw.beacon?.receivedAt, 0) }),
    ['old-round'],
  ],
  [
    'another round than the signed one, and what it gives',
    (draw) => withRound(draw, roundOf(draw) + 1),
    ['other-round'],
  ],
  [
    'another round’s signature, and what it gives',
    (draw) => withRound(draw, roundOf(draw), signDemoRound(roundOf(draw) + 1)),
    ['forged-round'],
  ],
  [
    'a result before the round was due',
    (draw) => ({ ...draw, revealedAt: draw.takenAt }),
    ['early-reveal'],
  ],
  [
    'a round that was received before it was due',
    (draw) => withLateRound(draw, -1),
    ['early-reveal'],
  ],
  ['a link without a round', (draw) => ({ ...draw, beacon: null, picks: [] }), ['early-reveal']],
  [
    'packs that were returned before the round was published',
    (draw) => ({ ...waiting(draw), state: 'returned', beacon: null }),
    ['early-return'],
  ],
];

test.each(ROUND_LIES)('E344 T150 T151 T152 detects %s', async (_, lie, faults) => {
  expect(await checkDraw(lie(await drawPack()), LATER)).toEqual(faults);
});

test('E344 T151 reports a draw of another beacon than the configured one', async () => {
  const draw = await drawPack();
  expect(await checkDrawWith(draw, LATER, beaconOf(QUICKNET))).toEqual(['other-beacon']);
});

test.each<[string, (draw: Draw) => Draw]>([
  [
    'an acceptance after the deadline',
    (draw) => ({ ...draw, takenAt: new Date(messageOf(draw).deadline * 1000 + 1).toISOString() }),
  ],
  [
    'an acceptance more than 2 minutes before the round is due',
    (draw) => ({ ...draw, takenAt: laterThan(draw.takenAt, -3) }),
  ],
  ['11 packs', (draw) => signedAs(draw, { packs: '11' })],
])('E287 T149 detects %s', async (_, change) => {
  expect(await checkDraw(change(await drawPack()), LATER)).toContain('broken-limit');
});

test.each<[string, (draw: Draw) => Draw]>([
  ['a stake of two', (draw) => signedAs(draw, { stake: ['101', '101'] })],
  ['two picks of one re-roll', (draw) => taking(draw, 2)],
])('E287 T149 detects %s', async (_, change) => {
  const draw = await drawReroll();
  expect(await checkDraw(draw, LATER)).toEqual([]);
  expect(await checkDraw(change(draw), LATER)).toContain('broken-limit');
});

test('E345 T152 a late beacon postpones the reveal, and is no fault', async () => {
  const draw = await drawPack();
  expect(await checkDraw(withLateRound(draw, 90), LATER)).toEqual([]);
  const postponed = { ...waiting(draw), beacon: null };
  expect(await checkDraw(postponed, LATER)).toEqual(['held-back']);
});

test.each(LIES)('E152 detects %s', async (_, lie, faults) => {
  expect(await checkDraw(lie(await drawPack()), LATER)).toEqual(faults);
});

test('a draw can wait ten minutes for its link, and a returned draw is not a fault', async () => {
  const draw = waiting(await drawPack());
  expect(await checkDraw(draw, Date.parse(draw.revealBy))).toEqual([]);
  expect(await checkDraw({ ...draw, state: 'returned' }, LATER)).toEqual([]);
  expect(await checkDraw(laterBy(await drawPack(), 10), LATER)).toEqual([]);
});

test('E191 checks a re-roll and an upgrade the same way as a pack', async () => {
  for (const stake of [['90'], ['90', '90', '91']]) {
    const draw = await drawReroll({ message: { stake } });
    expect(DrawSchema.parse(JSON.parse(JSON.stringify(draw)))).toEqual(draw);
    expect(await checkDraw(draw, LATER + 7 * 86_400_000)).toEqual([]);
    expect(draw.picks).toHaveLength(1);
  }
});

test.each([
  [
    'another trait than the link and the bytes give',
    (draw: Draw) => ({ ...draw, picks: draw.picks.map((pick) => ({ ...pick, tokenId: '105' })) }),
    ['wrong-result'],
  ],
  [
    'a pool without its best trait',
    (draw: Draw) =>
      redrawn({
        ...draw,
        table: {
          ...draw.table,
          sections: draw.table.sections.map(({ take, rows }) => ({
            take,
            rows: rows.filter(({ tokenId }) => tokenId !== '103'),
          })),
        },
      }),
    ['changed-table'],
  ],
  [
    'another stake than the signed one',
    (draw: Draw) =>
      draw.signed.kind === 'reroll'
        ? {
            ...draw,
            signed: { ...draw.signed, message: { ...draw.signed.message, stake: ['91'] } },
          }
        : draw,
    ['bad-signature'],
  ],
])('E191 for a re-roll, detects %s', async (_, lie, faults) => {
  expect(await checkDraw(lie(await drawReroll()), LATER + 7 * 86_400_000)).toEqual(faults);
});

test('E152 accepts each form of a signature that wallets return', async () => {
  const draw = await drawPack();
  for (const [form, signature] of Object.entries(signatureForms(draw.signed.signature))) {
    const written = { ...draw, signed: { ...draw.signed, signature } };
    expect(await checkDraw(written, LATER), form).toEqual([]);
  }
});

test('E152 says that it can’t check a smart account’s signature, which is no fault', async () => {
  for (const draw of [await drawPack(), await drawReroll()]) {
    const faults = await checkDraw(withContractSignature(draw), LATER + 7 * 86_400_000);
    expect(faults).toEqual(['unverifiable-signature']);
    expect(faults.some(isUnfair)).toBe(false);
  }
  expect(isUnfair('bad-signature')).toBe(true);
});

test('E323 a draw whose round is overdue is late at first, and held back after 10 minutes', async () => {
  const draw = await drawPack();
  const postponed = { ...waiting(draw), beacon: null };
  const due = Date.parse(draw.beacon?.receivedAt ?? '');
  expect(await checkDraw(postponed, due + 10 * MINUTE_MS)).toEqual([]);
  const faults = await checkDraw(postponed, due + 10 * MINUTE_MS + 1);
  expect(faults).toEqual(['held-back']);
  expect(faults.some(isUnfair)).toBe(false);
  expect(await checkDraw(withLateRound(draw, 180), LATER)).toEqual([]);
});

test('E152 detects a re-roll that is listed under another pool', async () => {
  const draw = await drawReroll();
  const moved = { ...draw, pool: { collection: 'fathom-club', slot: 'mouth' as const } };
  expect(await checkDraw(moved, LATER)).toEqual(['other-terms']);
});
