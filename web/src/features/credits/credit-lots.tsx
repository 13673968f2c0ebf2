import type { CreditLedger, CreditLot } from '@trait-market/contract/economy/credits';

import { Day } from '@/components/economy/activity/day';
import { dayText } from '@/lib/format/dates';

const names: Record<CreditLot['bucket'], string> = {
  subscription: 'From a plan',
  vanilla: 'Vanilla credits',
};

/** Merges lots of the same bucket that expire on the same day. */
const byDay = (lots: readonly CreditLot[]): CreditLot[] => {
  const found = new Map<string, CreditLot>();
  for (const lot of lots) {
    const key = `${lot.bucket} ${lot.endsAt === null ? '' : dayText(new Date(lot.endsAt))}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, amount: before.amount + lot.amount } : lot);
  }
  return [...found.values()];
};

export function CreditLots({ lots }: Pick<CreditLedger, 'lots'>) {
  if (lots.length === 0) return <p className="text-muted">You have no credits right now.</p>;
  return (
    <ol className="divide-y divide-hairline border-y border-hairline tabular-nums">
      {byDay(lots).map(({ bucket, amount, endsAt }) => (
        <li key={`${bucket} ${endsAt}`} className="flex items-baseline justify-between gap-6 py-3">
          <span>
            <span className="block">{names[bucket]}</span>
            <span className="block text-sm text-muted">
              {endsAt === null ? (
                'Never expire'
              ) : (
                <span>
                  Until <Day at={endsAt} />
                </span>
              )}
            </span>
          </span>
          <span className="font-semibold">{amount}</span>
        </li>
      ))}
    </ol>
  );
}
