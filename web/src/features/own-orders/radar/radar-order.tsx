import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { Day } from '@/components/economy/activity/day';
import { CheckInput } from '@/components/ui/check-input';
import { Button } from '@/components/ui/button';

import { inactiveReasonFor } from '../inactive-reason';
import { fillableWords, orderKinds } from '../order-kinds';
import { orderPath } from '../order-path';
import { MarketLine } from '../market-line';
import { RepriceButtons } from '../reprice-buttons';
import { OrderTerms } from '../row-layout';
import { aboutText } from '../terms-text';
import { Facts } from '@/components/facts';
import { InactiveNote } from '../wearer-note';

type RadarOrderProps = {
  order: WalletOrder;
  /** Undefined if the order is shown before, under another item that it gives. */
  id: string | undefined;
  onCancel: () => void;
  /** Whether the order is selected; undefined while orders can't be selected. */
  isChosen: boolean | undefined;
  onChoose: () => void;
};

export function RadarOrder({ order, id, onCancel, isChosen, onChoose }: RadarOrderProps) {
  const inactiveReason = inactiveReasonFor(order);
  const kind = orderKinds[order.kind];
  return (
    <li id={id} className="scroll-mt-24 py-3 last:pb-0 xl:py-2 xl:first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
          {isChosen !== undefined && (
            <CheckInput
              aria-label={`Select the ${kind.toLowerCase()} of ${aboutText(order)}`}
              checked={isChosen}
              onChange={onChoose}
            />
          )}
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
              <Link
                to={orderPath(order)}
                aria-label={`${kind}: see it in Orders`}
                className="font-semibold accent-underline"
              >
                {kind}
              </Link>
              <span className="min-w-0 break-words xl:[&>span]:inline">
                <OrderTerms order={order} />
              </span>
            </p>
            <p className="mt-0.5 text-sm text-muted">
              <Facts
                facts={[
                  inactiveReason ? (
                    <span key="state" className="font-semibold text-warning">
                      Inactive
                    </span>
                  ) : (
                    `${fillableWords[order.kind]} now`
                  ),
                  <Fragment key="end">
                    ends <Day at={order.expiresAt} />
                  </Fragment>,
                  !inactiveReason && order.revivedAt !== null && (
                    <Fragment key="revived">
                      active again since <Day at={order.revivedAt} />
                    </Fragment>
                  ),
                ]}
              />
            </p>
            <MarketLine order={order} isShort />
            {inactiveReason && (
              <p className="mt-2 max-w-text border-l-2 border-warning pl-3 text-sm">
                <InactiveNote order={order} hasFix />
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <RepriceButtons order={order} hasFixes />
          <Button
            variant="outline"
            size="sm"
            aria-label={`Cancel the ${kind.toLowerCase()} of ${aboutText(order)}`}
            onClick={onCancel}
          >
            Cancel
          </Button>
        </div>
      </div>
    </li>
  );
}
