import { setImmediate as nextTurn } from 'node:timers/promises';

import { isRoundSignature, type Beacon } from '@trait-market/contract/economy/beacon';
import {
  checkChains,
  checkDraw,
  checkDraws,
  checkDrop,
  type CommitmentChain,
  type Draw,
  drawTermsOf,
  isHeldBack,
  type FoundFault,
  tableHash,
} from '@trait-market/contract/economy/draws';
import { checkLimits } from '@trait-market/contract/economy/draw-checks';
import { boxTable } from '@trait-market/contract/economy/drops';
import type { DrawReader } from './read-draws';

export type Selection = { draw?: string | undefined; drop?: string | undefined };

export type Verdict = { checked: number; faults: FoundFault[] };

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns each draw once, its first occurrence. */
const distinctDraws = (draws: readonly Draw[]): Draw[] => {
  const byId = new Map<string, Draw>();
  for (const draw of draws) {
    const id = draw.id.toLowerCase();
    if (!byId.has(id)) byId.set(id, draw);
  }
  return [...byId.values()];
};

type Terms = { now: number; beacon: Beacon };

/**
 * Returns whether a draw still waits for a round that is published. The draw is read again after the
 * round, which may have been published since.
 */
const ignoresRound = async (reader: DrawReader, draw: Draw, beacon: Beacon): Promise<boolean> => {
  const isWaiting = ({ state, beacon: round }: Draw) => state === 'waiting' && round === null;
  if (!isWaiting(draw)) return false;
  const { round } = drawTermsOf(draw.signed);
  const signature = await reader.round(round);
  if (signature === undefined || !(await isRoundSignature(beacon, round, signature))) return false;
  return isWaiting(await reader.draw(draw.id));
};

const alone = async (
  reader: DrawReader,
  draws: readonly Draw[],
  { now, beacon }: Terms,
): Promise<FoundFault[]> => {
  const found: FoundFault[] = [];
  for (const draw of draws) {
    for (const fault of await checkDraw(draw, now, beacon)) found.push({ id: draw.id, fault });
    // By the verifier's own clock too, because a provider that holds draws back could hold its heads back.
    const isLate = !isHeldBack(draw, beacon, now) && isHeldBack(draw, beacon, Date.now());
    if (isLate) found.push({ id: draw.id, fault: 'held-back' });
    if (await ignoresRound(reader, draw, beacon)) found.push({ id: draw.id, fault: 'stake-kept' });
    // Signatures block the event loop, so that closed connections would seem to be open.
    await nextTurn();
  }
  return found;
};

const ANY_MORE = 3;

/** Reads a drop and its draws. The reads are repeated if packs were opened between them. */
const readDrop = async (reader: DrawReader, id: string) => {
  for (let attempt = 1; ; attempt += 1) {
    const before = await reader.drop(id);
    const draws = await reader.draws(`&drop=${id}`);
    const drop = await reader.drop(id);
    if (isSame(drop.left, before.left) || attempt === ANY_MORE) return { drop, draws };
  }
};

const wholeDrop = async (reader: DrawReader, id: string): Promise<[Draw[], FoundFault[]]> => {
  const { drop, draws } = await readDrop(reader, id);
  const declared = tableHash(boxTable(drop, 'declared'));
  const left = tableHash(boxTable(drop, 'left'));
  return [draws, checkDrop(draws, { declared, left })];
};

type Chains = { before: readonly CommitmentChain[]; after: readonly CommitmentChain[] };

/** Leaves out the chains that began after the draws had been read. */
const chainsAround = ({ before, after }: Chains, draws: readonly Draw[]): CommitmentChain[] =>
  after.flatMap((chain) => {
    const known = before.find(({ anchor }) => isSame(anchor, chain.anchor));
    if (known !== undefined) return [known];
    const isUsed = draws.some(({ commitment }) => isSame(commitment.anchor, chain.anchor));
    return isUsed ? [{ ...chain, revealed: 0 }] : [];
  });

type Refusals = NonNullable<Parameters<typeof checkChains>[2]>;

/** Leaves out the refusals that were logged after the draws had been read, and after all of them. */
const refusalsAround = (
  { before, after }: { before: Refusals; after: Refusals },
  draws: readonly Draw[],
): Refusals => {
  const known = new Set(before.map(({ id }) => id.toLowerCase()));
  const last = new Map<string, number>();
  for (const { commitment } of draws) {
    const anchor = commitment.anchor.toLowerCase();
    last.set(anchor, Math.max(last.get(anchor) ?? 0, commitment.position));
  }
  return after.filter(
    ({ id, anchor, position }) =>
      known.has(id.toLowerCase()) || position < (last.get(anchor.toLowerCase()) ?? 0),
  );
};

const ofWallets = (chains: Chains, draws: readonly Draw[], refusals: Refusals): FoundFault[] => [
  ...checkChains(chainsAround(chains, draws), draws, refusals),
  ...checkLimits(draws),
];

const distinct = (faults: readonly FoundFault[]): FoundFault[] => [
  ...new Map(faults.map((one) => [`${one.id.toLowerCase()} ${one.fault}`, one])).values(),
];

const verifyOne = async (reader: DrawReader, id: string, terms: Terms): Promise<Verdict> => {
  const draw = await reader.draw(id);
  const wallet = draw.signed.message.owner;
  const before = await reader.chains(wallet);
  const refusedBefore = await reader.refusals(wallet);
  const listed = await reader.draws(`&wallet=${wallet}`);
  const own = distinctDraws([draw, ...listed]);
  const refusedAfter = await reader.refusals(wallet);
  const refusals = refusalsAround({ before: refusedBefore, after: refusedAfter }, own);
  const chains = { before, after: await reader.chains(wallet) };
  const neighbors = await Promise.all([
    reader.draws(`&anchor=${draw.commitment.anchor}`),
    draw.drop === null ? [] : reader.draws(`&drop=${draw.drop.id}`),
    draw.pool === null
      ? []
      : reader.draws(`&collection=${draw.pool.collection}&slot=${draw.pool.slot}`),
  ]);
  const among = distinctDraws([draw, ...neighbors.flat()]);
  const faults = [
    ...(await alone(reader, [draw], terms)),
    ...checkDraws(among),
    ...ofWallets(chains, own, refusals),
  ];
  return { checked: 1, faults: distinct(faults.filter((one) => isSame(one.id, draw.id))) };
};

/**
 * Verifies draws by a trusted beacon; `now` is in ms since 1970.
 * @throws CannotVerify when a response violates the contract
 */
export const verifyDraws = async (
  reader: DrawReader,
  { draw, drop }: Selection,
  terms: Terms,
): Promise<Verdict> => {
  if (draw !== undefined) return verifyOne(reader, draw, terms);
  const dropIds = drop === undefined ? await reader.dropIds() : [drop];
  const before = drop === undefined ? await reader.chains() : [];
  const refusedBefore = drop === undefined ? await reader.refusals() : [];
  const drops: [Draw[], FoundFault[]][] = [];
  for (const id of dropIds) drops.push(await wholeDrop(reader, id));
  const ofDrops = drops.flatMap(([draws]) => draws);
  const rest = drop === undefined ? await reader.draws('') : [];
  const all = distinctDraws([...ofDrops, ...rest]);
  const refusedAfter = drop === undefined ? await reader.refusals() : [];
  const refusals = refusalsAround({ before: refusedBefore, after: refusedAfter }, all);
  const after = drop === undefined ? await reader.chains() : [];
  const faults = [
    ...(await alone(reader, all, terms)),
    ...checkDraws(all),
    ...drops.flatMap(([, found]) => found),
    ...(drop === undefined ? ofWallets({ before, after }, all, refusals) : []),
  ];
  return { checked: all.length, faults: distinct(faults) };
};
