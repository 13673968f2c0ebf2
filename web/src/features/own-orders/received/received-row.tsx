import { Fragment } from 'react';
import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { PictureLink } from '@/components/picture-link';
import { Day } from '@/components/economy/activity/day';
import { CollectionLine } from '@/components/economy/items/collection-name';
import { ItemName } from '@/components/economy/items/item-name';
import { ItemPicture } from '@/components/economy/items/item-picture';
import { PartyLink } from '@/components/economy/people/party-link';
import { Button } from '@/components/ui/button';
import { CheckInput } from '@/components/ui/check-input';
import { cn } from '@/lib/cn';
import { rowProceeds } from '@/lib/economy/amounts/rounded-price';
import { itemName, itemPath, itemsText } from '@/lib/economy/orders/item-words';
import { wantedCoin } from '@/lib/economy/orders/trade-coin';
import { sellerPrice } from '@/lib/economy/orders/lines';
import { signedSizeText } from '@/lib/economy/traits/set-by-root';

import { OwnCounter } from '../counter-text';
import { orderKinds } from '../order-kinds';
import { orderId } from '../order-path';
import { OrderTerms, RoundedText, rowColumns, rowLayout } from '../row-layout';
import { aboutText } from '../terms-text';
import { TradeBalance, TradeMark, TradeSidesInRow } from '../trade-balance';
import { compareOffer } from './compare-offer';
import { isSelectable } from './use-selected-offers';
import { Facts } from '@/components/facts';

const PICTURE = 64;

/** Returns the item to show: what the user would give or, for a reserved listing, get. */
const shownItem = ({ kind, gives, gets, given }: WalletOrder): Item | undefined => {
  if (kind === 'listing') return gives[0];
  if (given?.avatar) return { kind: 'avatar', avatar: given.avatar };
  return given?.trait ? { kind: 'trait', trait: given.trait, quantity: 1 } : gets[0];
};

/** The headings of the columns. */
export const RECEIVED_HEADS = ['For', 'Offer', 'Compared', 'From, until'] as const;

function NewBadge() {
  return (
    <span className="mx-2 inline-block rounded-tag bg-foreground px-1.5 py-0.5 align-middle font-sans text-xs font-semibold text-ground first:ml-0">
      New
    </span>
  );
}

type ReceivedRowProps = {
  order: WalletOrder;
  /** Whether the order was made since the user's last visit. */
  isNew?: boolean;
  /** The own listing or trade that counters the order. */
  counter?: WalletOrder | undefined;
  isSelected?: boolean;
  isFull?: boolean;
  onSelect?: () => void;
  onAccept: () => void;
  onCounter?: (() => void) | undefined;
  onHide?: () => void;
  onRestore?: () => void;
};

export function ReceivedRow({
  order,
  isNew = false,
  counter,
  isSelected = false,
  isFull = false,
  onSelect,
  onAccept,
  onCounter,
  onHide,
  onRestore,
}: ReceivedRowProps) {
  const isReserved = order.kind === 'listing';
  const [wanted] = isReserved ? order.gives : order.gets;
  const given = shownItem(order);
  if (wanted === undefined || given === undefined) return null;
  const kind = orderKinds[order.kind];
  const about = `the ${kind.toLowerCase()} for ${aboutText(order, 'received')}`;
  const acceptance = isReserved
    ? 'Buy'
    : `Accept and give ${order.kind === 'trade' ? itemsText(order.gets, wantedCoin(order.unitPrice)) : itemsText([given])}`;
  const compared = compareOffer(order);
  const proceeds = order.kind === 'offer' ? sellerPrice(order) : undefined;
  const others: [words: string, label: string, onPress: (() => void) | undefined][] = [
    ['Counter', `Counter ${about}`, onCounter],
    ['Hide', `Hide ${about}`, onHide],
    ['Show again', `Show ${about} again`, onRestore],
  ];
  return (
    <li
      id={orderId(order)}
      className={cn(
        'scroll-mt-24',
        rowLayout.row,
        rowColumns(order.kind === 'trade', onSelect !== undefined),
      )}
    >
      {onSelect &&
        (isSelectable(order) ? (
          <CheckInput
            aria-label={`Select ${about}`}
            className={rowLayout.checkbox}
            checked={isSelected}
            disabled={isFull && !isSelected}
            onChange={onSelect}
          />
        ) : (
          <span />
        ))}
      {order.kind === 'trade' ? (
        <TradeMark />
      ) : (
        <PictureLink to={itemPath(given)}>
          <ItemPicture item={given} size={PICTURE} />
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
            <h2 className="sr-only">{itemName(wanted)}</h2>
          ) : (
            <div className={rowLayout.name}>
              <h2 className="font-display font-bold break-words xl:leading-tight">
                <ItemName item={wanted} />
                {isNew && <NewBadge />}
              </h2>
              {wanted.kind === 'trait' && <CollectionLine slug={wanted.trait.collection} />}
              {counter && <OwnCounter counter={counter} />}
              {isReserved && <p className="text-sm font-semibold">Reserved for you</p>}
              {wanted.kind === 'anyAvatar' && given.kind === 'avatar' && (
                <p className="text-sm text-muted">
                  You’d give <ItemName item={given} />, with all it wears.
                </p>
              )}
              {wanted.kind === 'any' && (
                <p className="text-sm text-muted">
                  <Facts
                    facts={[
                      signedSizeText(wanted.criteria),
                      given.kind === 'trait' && (
                        <Fragment key="given">
                          You’d give <ItemName item={given} />, the cheapest you hold that fits.
                        </Fragment>
                      ),
                    ]}
                  />
                </p>
              )}
            </div>
          )}
          {order.kind === 'trade' ? (
            <>
              <TradeSidesInRow order={order} reader="taker" />
              <TradeBalance order={order} reader="taker" />
            </>
          ) : (
            <div className={cn('break-words tabular-nums', rowLayout.price)}>
              <p>
                <OrderTerms order={order} side="received" />
              </p>
              {proceeds && (
                <p className="text-sm text-muted xl:leading-tight">
                  <RoundedText
                    textOf={(format) => `you get ${format(proceeds)}`}
                    round={rowProceeds}
                  />
                </p>
              )}
            </div>
          )}
          {compared.length > 0 && (
            <p className={cn('text-sm tabular-nums', rowLayout.market)}>
              <Facts
                facts={compared.map((fact, position) => (
                  <RoundedText
                    key={fact}
                    textOf={(format) => compareOffer(order, format)[position] ?? fact}
                  />
                ))}
              />
            </p>
          )}
          <div className={cn('text-sm text-muted', rowLayout.state)}>
            <p>
              {isNew && order.kind === 'trade' && <NewBadge />}
              <Facts
                facts={[
                  <Fragment key="by">
                    {`${kind} by `}
                    <PartyLink party={order.maker} />
                  </Fragment>,
                  order.state.kind !== 'fillable' && 'Inactive',
                  <Fragment key="end">
                    ends <Day at={order.expiresAt} />
                  </Fragment>,
                ]}
              />
            </p>
            {order.kind === 'trade' && counter && <OwnCounter counter={counter} />}
          </div>
        </div>
        <div
          className={cn(
            'flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-3',
            rowLayout.actions,
          )}
        >
          <Button
            variant="outline"
            size="sm"
            className="max-sm:px-1"
            aria-label={`${acceptance}: ${about}`}
            title={acceptance}
            onClick={onAccept}
          >
            {isReserved ? 'Buy' : 'Accept'}
          </Button>
          {others.map(
            ([words, label, onPress]) =>
              onPress && (
                <Button
                  key={words}
                  variant="ghost"
                  size="sm"
                  className="px-2 max-sm:px-1"
                  aria-label={label}
                  title={label}
                  onClick={onPress}
                >
                  {words}
                </Button>
              ),
          )}
        </div>
      </div>
    </li>
  );
}
