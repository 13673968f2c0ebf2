import { Fragment } from 'react';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { Button } from '@/components/ui/button';
import { ItemName } from '@/components/economy/items/item-name';
import { ItemPicture } from '@/components/economy/items/item-picture';
import { TradePictures } from '@/components/economy/trade-pictures';
import { cn } from '@/lib/cn';
import { itemsOfOrder } from './items-of-order';
import { orderKinds, fillableWords } from './order-kinds';
import { MarketLine } from './market-line';
import { RepriceButtons } from './reprice-buttons';
import { aboutText, termsText } from './terms-text';
import { Day } from '@/components/economy/activity/day';
import { Facts } from '@/components/facts';
import { InactiveNote } from './wearer-note';

function OrderStateText({ order }: { order: WalletOrder }) {
  const { state, expiresAt } = order;
  switch (state.kind) {
    case 'fillable':
      return (
        <Facts
          key="fillable"
          facts={[
            fillableWords[order.kind],
            <Fragment key="end">
              ends <Day at={expiresAt} />
            </Fragment>,
          ]}
        />
      );
    case 'dormant':
      return (
        <Facts
          key="dormant"
          facts={[
            <span key="state" className="font-semibold text-warning">
              Inactive
            </span>,
            <Fragment key="why">
              <InactiveNote order={order} />
              {' Ends '}
              <Day at={expiresAt} />
            </Fragment>,
          ]}
        />
      );
    case 'filled':
      return (
        <span key="filled">
          Filled on <Day at={state.at} />
        </span>
      );
    case 'cancelled':
      return (
        <span key="canceled">
          Canceled on <Day at={state.at} />
        </span>
      );
    case 'expired':
      return (
        <span key="ended">
          Ended on <Day at={state.at} />
        </span>
      );
  }
}

const PICTURE = 64;

type OrderRowProps = {
  order: WalletOrder;
  onCancel: () => void;
};

const isOpen = ({ state: { kind } }: WalletOrder): boolean =>
  kind === 'fillable' || kind === 'dormant';

export function OrderRow({ order, onCancel }: OrderRowProps) {
  const [item] = itemsOfOrder(order);
  if (item === undefined) return null;
  const about = `the ${orderKinds[order.kind].toLowerCase()} for ${aboutText(order)}`;
  return (
    <li
      className={cn(
        'grid gap-x-4 py-4',
        order.kind !== 'trade' && 'grid-cols-[4rem_minmax(0,1fr)]',
      )}
    >
      {order.kind === 'trade' ? (
        <TradePictures order={order} />
      ) : (
        <ItemPicture item={item} size={PICTURE} />
      )}
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-display font-bold break-words">
            <ItemName item={item} />
          </h2>
          <p className="break-words tabular-nums">{termsText(order)}</p>
          <p className="text-sm text-muted">
            <OrderStateText order={order} />
          </p>
          <MarketLine order={order} />
        </div>
        {isOpen(order) && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            <RepriceButtons order={order} />
            <Button variant="outline" size="sm" aria-label={`Cancel ${about}`} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
