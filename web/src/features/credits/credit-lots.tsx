import type { CreditLedger, CreditLot } from '@trait-market/contract/economy/credits';

import { Day } from '@/components/economy/day';

const names: Record<CreditLot['bucket'], string> = {
  subscription: 'From a plan',
  vanilla: 'Vanilla credits',
};

/** What is left, by when it ends, in the order in which it is spent. */
export function CreditLots({ lots }: Pick<CreditLedger, 'lots'>) {
  if (lots.length === 0) return <p className="text-muted">You have no credits right now.</p>;
  return (
    <ol className="divide-y divide-hairline border-y border-hairline tabular-nums">
      {lots.map(({ bucket, amount, endsAt }, position) => (
        <li
          // Of equal ones it does not matter which is which.
          key={`${bucket} ${endsAt} ${position}`}
          className="flex items-baseline justify-between gap-6 py-3"
        >
          <span>
            <span className="block">{names[bucket]}</span>
            <span className="block text-sm text-muted">
              {endsAt === null ? (
                'Never expire'
              ) : (
                <>
                  Until <Day at={endsAt} />
                </>
              )}
            </span>
          </span>
          <span className="font-semibold">{amount}</span>
        </li>
      ))}
    </ol>
  );
}
