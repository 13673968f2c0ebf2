import type { CreditLot } from '@trait-market/contract/economy/credits';

import { dayText } from '@/lib/format/dates';

/** Merges lots of the same bucket that expire on the same day. */
export const lotsByDay = (lots: readonly CreditLot[]): CreditLot[] => {
  const found = new Map<string, CreditLot>();
  for (const lot of lots) {
    const key = `${lot.bucket} ${lot.endsAt === null ? '' : dayText(new Date(lot.endsAt))}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, amount: before.amount + lot.amount } : lot);
  }
  return [...found.values()];
};
