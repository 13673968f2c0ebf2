import type { WalletOrder } from '@trait-market/contract/economy/wallet-orders';

import { Day } from '@/components/economy/day';
import { Button } from '@/components/ui/button';

import { dormancyOf } from './dormancy';
import { fillableWords, orderKinds } from './order-kinds';
import { aboutText, termsText } from './terms-text';

type RadarOrderProps = { order: WalletOrder; onCancel: () => void };

/** One signature: what it says, how it stands and, while it sleeps, what would wake it. */
export function RadarOrder({ order, onCancel }: RadarOrderProps) {
  const dormancy = dormancyOf(order);
  const kind = orderKinds[order.kind];
  return (
    <li className="py-3 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
            <span className="font-semibold">{kind}</span>
            <span className="min-w-0 break-words">{termsText(order)}</span>
          </p>
          <p className="mt-0.5 text-sm text-muted">
            {dormancy ? (
              <span className="font-semibold text-warning">Inactive</span>
            ) : (
              `${fillableWords[order.kind]} now`
            )}
            {' · ends '}
            <Day at={order.expiresAt} />
            {!dormancy && order.revivedAt !== null && (
              <>
                {' · active again since '}
                <Day at={order.revivedAt} />
              </>
            )}
          </p>
          {dormancy && (
            <p className="mt-2 max-w-text border-l-2 border-warning pl-3 text-sm">
              {dormancy.why} <span className="text-muted">{dormancy.wake}</span>
            </p>
          )}
        </div>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Cancel the ${kind.toLowerCase()} of ${aboutText(order)}`}
          onClick={onCancel}
        >
          Cancel
        </Button>
      </div>
    </li>
  );
}
