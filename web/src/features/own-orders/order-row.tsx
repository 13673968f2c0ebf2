import { Fragment } from 'react';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { PictureLink } from '@/components/picture-link';
import { Button } from '@/components/ui/button';
import { CheckInput } from '@/components/ui/check-input';
import { itemName, itemPath } from '@/lib/economy/orders/item-words';
import { CollectionLine } from '@/components/economy/items/collection-name';
import { ItemName } from '@/components/economy/items/item-name';
import { ItemPicture } from '@/components/economy/items/item-picture';
import { PartyLink } from '@/components/economy/people/party-link';
import { cn } from '@/lib/cn';
import { signedSizeText } from '@/lib/economy/traits/set-by-root';
import { itemsOfOrder } from './items-of-order';
import { orderKinds, stateNames, isOpen } from './order-kinds';
import type { Choice } from './use-choice';
import { ReceivedCounter } from './counter-text';
import { MarketLine } from './market-line';
import { orderId } from './order-path';
import { RiskText } from './risk-text';
import { RepriceButtons } from './reprice-buttons';
import { OrderTerms, rowColumns, rowLayout } from './row-layout';
import { aboutText } from './terms-text';
import { TradeBalance, TradeMark, TradeSidesInRow } from './trade-balance';
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
            stateNames.fillable,
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
            <RiskText key="state" risk="inactive" order={order} isLinked />,
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
        <span key="expired">
          Expired on <Day at={state.at} />
        </span>
      );
  }
}

const PICTURE = 64;

type OrderRowProps = {
  order: WalletOrder;
  /** The selection of open orders; undefined in a list without a selection. */
  choice?: Choice | undefined;
  onCancel: () => void;
};

export function OrderRow({ order, choice, onCancel }: OrderRowProps) {
  const [item] = itemsOfOrder(order);
  if (item === undefined) return null;
  const about = `the ${orderKinds[order.kind].toLowerCase()} for ${aboutText(order)}`;
  return (
    <li
      id={orderId(order)}
      className={cn(
        'scroll-mt-24',
        rowLayout.row,
        rowColumns(order.kind === 'trade', choice !== undefined),
      )}
    >
      {choice &&
        (isOpen(order) ? (
          <CheckInput
            aria-label={`Select ${about}`}
            className={rowLayout.checkbox}
            checked={choice.isChosen(order)}
            onChange={() => choice.toggle(order)}
          />
        ) : (
          <span />
        ))}
      {order.kind === 'trade' ? (
        <TradeMark />
      ) : (
        <PictureLink to={itemPath(item)}>
          <ItemPicture item={item} size={PICTURE} />
        </PictureLink>
      )}
      <div
        className={cn(
          'flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3',
          rowLayout.cells,
        )}
      >
        <div className="min-w-0 flex-1 basis-60 xl:contents">
          {order.kind === 'trade' ? (
            <h2 className="sr-only">{itemName(item)}</h2>
          ) : (
            <div className={rowLayout.name}>
              <h2
                title={itemName(item)}
                className="font-display font-bold break-words xl:line-clamp-2 xl:leading-tight"
              >
                <ItemName item={item} />
              </h2>
              {item.kind === 'trait' && <CollectionLine slug={item.trait.collection} />}
              {order.reservedFor && (
                <p className="text-sm wrap-anywhere">
                  Reserved for <PartyLink party={order.reservedFor} />
                </p>
              )}
              {order.kind === 'offer' && isOpen(order) && <ReceivedCounter order={order} />}
            </div>
          )}
          {order.kind === 'trade' ? (
            <>
              <TradeSidesInRow order={order} reader="maker" />
              {isOpen(order) && <TradeBalance order={order} reader="maker" />}
            </>
          ) : (
            <p className={cn('break-words tabular-nums', rowLayout.price)}>
              <Facts
                facts={[
                  <OrderTerms key="terms" order={order} />,
                  item.kind === 'any' && signedSizeText(item.criteria),
                ]}
              />
            </p>
          )}
          <div className={cn('text-sm text-muted', rowLayout.state)}>
            <p>
              <OrderStateText order={order} />
            </p>
            {order.kind === 'trade' && isOpen(order) && <ReceivedCounter order={order} />}
          </div>
          <MarketLine order={order} isLinked />
        </div>
        {isOpen(order) && (
          <div
            className={cn('flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow', rowLayout.actions)}
          >
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
