import type { Bytes32 } from '../shared/hex';
import type { DrawFault } from './draw-fault';
import type { Draw } from './draws.schema';
import { tableAfter } from './draw-from';
import { groupBy } from './group-by';
import { tableHash } from './table-hash';

export type FoundFault = { id: Bytes32; fault: DrawFault };

const isDrawn = ({ state }: Draw): boolean => state === 'drawn';

const drawnTwice = (draws: readonly Draw[]): FoundFault[] =>
  [...groupBy(draws.filter(isDrawn), ({ signed }) => signed.message.commitment).values()]
    .filter((group) => group.length > 1)
    .flatMap((group) => group.map(({ id }) => ({ id, fault: 'drawn-twice' as const })));

// Expects each draw of a hash chain to reveal the predecessor of the link that the previous draw
// revealed.
const chainsOutOfOrder = (draws: readonly Draw[]): FoundFault[] =>
  [...groupBy(draws.filter(isDrawn), ({ commitment }) => commitment.anchor).values()].flatMap(
    (group) => {
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
    },
  );

/** Expects each draw of a drop to start with the table that the previous draw left. */
const dropsOutOfOrder = (draws: readonly Draw[]): FoundFault[] =>
  [
    ...groupBy(
      draws.filter((draw) => isDrawn(draw) && draw.drop !== null),
      ({ drop }) => drop?.id ?? '',
    ).values(),
  ].flatMap((group) => {
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

/** The minimum number of editions that a pool must contain, by token id. */
type Known = ReadonlyMap<string, number>;

/** Ignores traits that are missing in an upgrade's table, which lists the drawn tier only. */
const hasAllKnown = ({ table, signed }: Draw, known: Known): boolean => {
  const rows = table.sections.flatMap((section) => section.rows);
  const has = new Map(rows.map(({ tokenId, quantity }) => [tokenId, quantity]));
  const isWhole = signed.kind === 'reroll' && signed.message.stake.length === 1;
  return [...known].every(
    ([tokenId, least]) => (!isWhole && !has.has(tokenId)) || (has.get(tokenId) ?? 0) >= least,
  );
};

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

// Between draws, users can only add editions to a pool. Each table must therefore contain at least
// the editions that remained after the previous draw.
const poolsOutOfOrder = (draws: readonly Draw[]): FoundFault[] =>
  [
    ...groupBy(
      draws.filter((draw) => isDrawn(draw) && draw.pool !== null),
      ({ pool }) => `${pool?.collection}/${pool?.slot}`,
    ).values(),
  ].flatMap((group) => {
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
 * Returns the faults that show when consecutive draws of a wallet, drop, pool or provider are
 * compared.
 */
export const checkDraws = (draws: readonly Draw[]): FoundFault[] => [
  ...drawnTwice(draws),
  ...chainsOutOfOrder(draws),
  ...dropsOutOfOrder(draws),
  ...poolsOutOfOrder(draws),
];

/** Returns the faults of a drop: its draws must lead from the declared table to the current one. */
export const checkDrop = (
  draws: readonly Draw[],
  { declared, left }: { declared: Bytes32; left: Bytes32 },
): FoundFault[] => {
  const ordered = draws.filter(isDrawn).toSorted((one, other) => one.sequence - other.sequence);
  const [first, last] = [ordered.at(0), ordered.at(-1)];
  if (first === undefined || last === undefined) {
    const isUntouched = left.toLowerCase() === declared.toLowerCase();
    return isUntouched ? [] : [{ id: left, fault: 'hidden-draw' }];
  }
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
