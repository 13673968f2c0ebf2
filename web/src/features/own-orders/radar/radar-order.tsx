import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { Day } from '@/components/economy/activity/day';
import { CheckInput } from '@/components/ui/check-input';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';

import { inactiveReasonFor } from '../inactive-reason';
import { orderKinds, stateNames } from '../order-kinds';
import { orderPath } from '../order-path';
import { MarketLine } from '../market-line';
import { RepriceButtons } from '../reprice-buttons';
import { OrderTerms, riskLayout } from '../row-layout';
import { aboutText } from '../terms-text';
import { Facts } from '@/components/facts';
import { InactiveNote } from '../wearer-note';

type RadarOrderProps = {
  order: WalletOrder;
  /** Undefined if the order is shown before, under another item that it gives. */
  id: string | undefined;
  /** Whether this is the item's only order. */
  isAlone: boolean;
  onCancel: () => void;
  isChosen: boolean;
  onChoose: () => void;
};

export function RadarOrder({ order, id, isAlone, onCancel, isChosen, onChoose }: RadarOrderProps) {
  const inactiveReason = inactiveReasonFor(order);
  const kind = orderKinds[order.kind];
  return (
    <li
      id={id}
      className={cn(
        'scroll-mt-24 py-3 max-xl:last:pb-0 xl:py-1',
        !isAlone && 'relative xl:static',
        riskLayout.order,
      )}
    >
      <div className="grid gap-y-3 xl:contents">
        <div className="flex min-w-0 items-start gap-3 xl:contents">
          <CheckInput
            aria-label={`Select the ${kind.toLowerCase()} of ${aboutText(order)}`}
            className={cn(
              riskLayout.checkbox,
              isAlone ? riskLayout.besideName : riskLayout.besidePrice,
              inactiveReason && riskLayout.withNote,
            )}
            checked={isChosen}
            onChange={onChoose}
          />
          <div className="min-w-0 xl:contents">
            <p
              className={cn(
                'flex flex-wrap items-baseline gap-x-2 tabular-nums',
                order.kind === 'trade' ? riskLayout.trade : riskLayout.price,
              )}
            >
              <span className="min-w-0 break-words">
                <OrderTerms order={order} />
              </span>
            </p>
            <p className={cn('mt-0.5 text-sm text-muted', riskLayout.state)}>
              <Facts
                facts={[
                  <Link
                    key="kind"
                    to={orderPath(order)}
                    aria-label={`${kind}: see it in Orders`}
                    className="font-semibold text-foreground accent-underline"
                  >
                    {kind}
                  </Link>,
                  inactiveReason ? (
                    <span key="state" className="font-semibold text-warning">
                      {stateNames.dormant}
                    </span>
                  ) : (
                    stateNames.fillable
                  ),
                  <span key="end" className="whitespace-nowrap">
                    ends <Day at={order.expiresAt} />
                  </span>,
                  !inactiveReason && order.revivedAt !== null && (
                    <Fragment key="revived">
                      active again since <Day at={order.revivedAt} />
                    </Fragment>
                  ),
                ]}
              />
            </p>
            <div className={riskLayout.market}>
              <MarketLine order={order} isShort />
            </div>
            {inactiveReason && (
              <p
                className={cn(
                  'mt-2 max-w-text border-l-2 border-warning pl-3 text-sm xl:mt-1',
                  riskLayout.note,
                )}
              >
                <InactiveNote order={order} hasFix />
              </p>
            )}
          </div>
        </div>
        <div
          className={cn(
            'flex flex-wrap gap-2',
            riskLayout.actions,
            inactiveReason && riskLayout.withNote,
          )}
        >
          <RepriceButtons order={order} hasFixes />
          <Button
            variant="outline"
            size="sm"
            className="xl:min-w-14"
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
