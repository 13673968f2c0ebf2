import type { Rows } from './entities';

export type CreditEntryRow = Rows['creditEntry'];

export type Lot = Pick<CreditEntryRow, 'bucket' | 'endsAt'> & { id: string; left: number };

const NEVER = Number.POSITIVE_INFINITY;

/** Sorts lots in the order of spending: subscription credits first, then by expiry. */
const bySpending = (one: Lot, other: Lot): number => {
  if (one.bucket !== other.bucket) return one.bucket === 'subscription' ? -1 : 1;
  const [end, otherEnd] = [one.endsAt ?? NEVER, other.endsAt ?? NEVER];
  return end === otherEnd ? 0 : end - otherEnd;
};

export const lotsIn = (entries: readonly CreditEntryRow[]): Lot[] => {
  const left = new Map<string, number>();
  for (const { lot, amount } of entries) left.set(lot, (left.get(lot) ?? 0) + amount);
  return entries
    .filter(({ id, lot }) => id === lot)
    .map(({ id, bucket, endsAt }) => ({ id, bucket, endsAt, left: left.get(id) ?? 0 }))
    .filter((lot) => lot.left > 0)
    .toSorted(bySpending);
};

export type Taken = { lot: Lot; taken: number };

export const takeFrom = (lots: readonly Lot[], amount: number): Taken[] => {
  let due = amount;
  return lots.flatMap((lot) => {
    const taken = Math.min(lot.left, due);
    due -= taken;
    return taken > 0 ? [{ lot, taken }] : [];
  });
};

export const countIn = (lots: readonly Lot[]): number =>
  lots.reduce((sum, { left }) => sum + left, 0);
