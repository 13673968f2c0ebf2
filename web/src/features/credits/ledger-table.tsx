import {
  CreditReasonSchema,
  type CreditEntry,
  type CreditReason,
} from '@trait-market/contract/economy/credits';

import { Day } from '@/components/economy/activity/day';
import { grouped } from '@/lib/format/grouped';
import { TableHead } from '@/components/table-head';

const reasons: Record<CreditReason, string> = {
  grant: 'Given to you',
  subscription: 'Plan bought',
  bundle: 'Credits bought',
  dress: 'Avatar changed',
  undo: 'Change undone',
  reroll: 'Re-rolled',
  'reroll-returned': 'Re-roll refunded',
  expiry: 'Expired',
};

/** Describes an entry. A reason that this release doesn't know gets a generic text. */
const reasonText = ({ reason, amount }: CreditEntry): string => {
  const known = CreditReasonSchema.safeParse(reason).data;
  if (known !== undefined) return reasons[known];
  return amount < 0 ? 'Spent' : 'Added';
};

const buckets = { subscription: 'From a plan', vanilla: 'Extra credits' } as const;

/** Formats an amount with its sign, because color alone must not distinguish gains from losses. */
const signed = (amount: number): string =>
  amount < 0 ? `−${grouped(-amount)}` : `+${grouped(amount)}`;

export function LedgerTable({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <table className="w-full border-collapse tabular-nums">
      <TableHead
        isLined
        columns={[
          ['What', 'w-full'],
          ['When', 'max-sm:hidden'],
          ['Credits', 'text-right'],
          ['Balance', 'text-right'],
        ]}
      />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="border-b border-hairline">
            <td className="py-3 pr-3">
              <span className="block">{reasonText(entry)}</span>
              <span className="block text-sm text-muted">
                {buckets[entry.bucket]}
                <span className="sm:hidden">
                  {' · '}
                  <Day at={entry.at} />
                </span>
              </span>
            </td>
            <td className="py-3 pr-3 text-sm text-muted max-sm:hidden">
              <Day at={entry.at} />
            </td>
            <td className="py-3 pr-3 text-right font-semibold">{signed(entry.amount)}</td>
            <td className="py-3 text-right text-muted">{grouped(entry.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
