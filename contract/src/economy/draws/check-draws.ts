import type { Bytes32 } from '../shared/hex';
import type { DrawFault } from './draw-fault';
import type { Draw } from './draws.schema';
import { tableAfter } from './draw-from';
import { tableHash } from './table-hash';

/** What is wrong with which draw. */
export type FoundFault = { id: Bytes32; fault: DrawFault };

const groupsOf = (draws: readonly Draw[], keyOf: (draw: Draw) => string): Draw[][] => {
  const groups = new Map<string, Draw[]>();
  for (const draw of draws) {
    const key = keyOf(draw).toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), draw]);
  }
  return [...groups.values()];
};

const isDrawn = ({ state }: Draw): boolean => state === 'drawn';

/** A commitment is good for one draw. */
const drawnTwice = (draws: readonly Draw[]): FoundFault[] =>
  groupsOf(draws.filter(isDrawn), ({ signed }) => signed.message.commitment)
    .filter((group) => group.length > 1)
    .flatMap((group) => group.map(({ id }) => ({ id, fault: 'drawn-twice' as const })));

/** Each draw of a chain comes after the one before it, and reveals the link behind that one's. */
const chainsOutOfOrder = (draws: readonly Draw[]): FoundFault[] =>
  groupsOf(draws.filter(isDrawn), ({ commitment }) => commitment.anchor).flatMap((group) => {
    const ordered = group.toSorted(
      (one, other) => one.commitment.position - other.commitment.position,
    );
    return ordered.flatMap((draw, index): FoundFault[] => {
      const before = ordered[index - 1];
      if (before === undefined) return [];
      const isNext =
        draw.commitment.position !== before.commitment.position + 1 ||
        draw.signed.message.commitment.toLowerCase() === before.link?.toLowerCase();
      const isLater = Date.parse(draw.takenAt) >= Date.parse(before.takenAt);
      return isNext && isLater ? [] : [{ id: draw.id, fault: 'out-of-order' }];
    });
  });

/** Each draw of a drop is from what the one before it has left. */
const dropsOutOfOrder = (draws: readonly Draw[]): FoundFault[] =>
  groupsOf(
    draws.filter((draw) => isDrawn(draw) && draw.drop !== null),
    ({ drop }) => drop?.id ?? '',
  ).flatMap((group) => {
    const ordered = group.toSorted((one, other) => one.sequence - other.sequence);
    return ordered.flatMap((draw, index): FoundFault[] => {
      const before = ordered[index - 1];
      if (before === undefined || draw.sequence !== before.sequence + 1) return [];
      const left = tableHash(tableAfter(before.table, before.picks));
      const isNext = left === draw.signed.message.table.toLowerCase();
      const isLater = Date.parse(draw.takenAt) >= Date.parse(before.takenAt);
      return isNext && isLater ? [] : [{ id: draw.id, fault: 'out-of-order' }];
    });
  });

/** Editions that are known to be in a pool, at least, by their token ids. */
type Known = ReadonlyMap<string, number>;

/** Whether a table has all that is known to be in the pool; of an upgrade, of the traits that it names. */
const hasAllKnown = ({ table, signed }: Draw, known: Known): boolean => {
  const rows = table.sections.flatMap((section) => section.rows);
  const has = new Map(rows.map(({ tokenId, quantity }) => [tokenId, quantity]));
  const isWhole = signed.kind === 'reroll' && signed.message.stake.length === 1;
  return [...known].every(
    ([tokenId, least]) => (!isWhole && !has.has(tokenId)) || (has.get(tokenId) ?? 0) >= least,
  );
};

/** What is in a pool at least after a draw: what it showed, without what came, with what joined. */
const knownAfter = ({ table, signed, picks }: Draw, known: Known): Known => {
  const after = new Map(known);
  for (const { tokenId, quantity } of table.sections.flatMap(({ rows }) => rows)) {
    after.set(tokenId, quantity);
  }
  const add = (tokenId: string, by: number) => after.set(tokenId, (after.get(tokenId) ?? 0) + by);
  for (const { tokenId } of picks) add(tokenId, -1);
  const [joined] = signed.kind === 'reroll' ? signed.message.stake : [];
  if (joined !== undefined) add(joined, 1);
  return after;
};

const NOTHING_KNOWN: Known = new Map();

/**
 * Each draw of a pool comes after the one before it. Collectors add to a pool and draws alone take from it: so
 * what was left of each trait is in the next table, or more.
 */
const poolsOutOfOrder = (draws: readonly Draw[]): FoundFault[] =>
  groupsOf(
    draws.filter((draw) => isDrawn(draw) && draw.pool !== null),
    ({ pool }) => `${pool?.collection}/${pool?.slot}`,
  ).flatMap((group) => {
    const ordered = group.toSorted((one, other) => one.sequence - other.sequence);
    let known = NOTHING_KNOWN;
    return ordered.flatMap((draw, index): FoundFault[] => {
      const last = ordered[index - 1];
      const before = last?.sequence === draw.sequence - 1 ? last : undefined;
      const isNext = hasAllKnown(draw, before === undefined ? NOTHING_KNOWN : known);
      const isLater =
        before === undefined || Date.parse(draw.takenAt) >= Date.parse(before.takenAt);
      known = knownAfter(draw, before === undefined ? NOTHING_KNOWN : known);
      return isNext && isLater ? [] : [{ id: draw.id, fault: 'out-of-order' }];
    });
  });

/**
 * What is wrong with draws when they are held against each other: of a wallet, of a drop, of a pool
 * or all of a provider's. Draws that follow each other must be among them to be compared.
 */
export const checkDraws = (draws: readonly Draw[]): FoundFault[] => [
  ...drawnTwice(draws),
  ...chainsOutOfOrder(draws),
  ...dropsOutOfOrder(draws),
  ...poolsOutOfOrder(draws),
];

/**
 * Whether a drop's draws, all of them, lead from what was declared to what is said to be left.
 *
 * @param declared the hash of the table that the drop was declared with
 * @param left the hash of the table that is left now
 */
export const checkDrop = (
  draws: readonly Draw[],
  { declared, left }: { declared: Bytes32; left: Bytes32 },
): FoundFault[] => {
  const ordered = draws.filter(isDrawn).toSorted((one, other) => one.sequence - other.sequence);
  const [first, last] = [ordered.at(0), ordered.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isGapless = ordered.every(({ sequence }, index) => sequence === index + 1);
  return [
    ...(first.signed.message.table.toLowerCase() === declared.toLowerCase()
      ? []
      : [{ id: first.id, fault: 'not-the-declared-table' as const }]),
    ...(isGapless && tableHash(tableAfter(last.table, last.picks)) === left.toLowerCase()
      ? []
      : [{ id: last.id, fault: 'out-of-order' as const }]),
  ];
};
