import type { AvatarDetail, AvatarOrder } from '@trait-market/contract/economy/avatars';

import { Day } from '@/components/economy/activity/day';
import { ItemList } from '@/components/economy/items/item-list';
import { OrderAction } from '@/components/economy/order-action';
import { TradeTerms } from '@/components/economy/trade-terms';
import { PartyLink } from '@/components/economy/people/party-link';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { OrderTag } from '@/components/economy/reserved/order-tag';
import { WrappedHint } from '@/components/economy/prices/wrapped-hint';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { asksForAvatar } from '@/lib/economy/avatars/about-avatar';
import { useAvatarOrders } from '@/lib/economy/avatars/avatar-queries';
import { itemsText } from '@/lib/economy/orders/item-words';
import { wantedCoin } from '@/lib/economy/orders/trade-coin';
import { isOwnOrder } from '@/lib/economy/orders/order-makers';
import { useRepriced } from '@/lib/economy/orders/use-repriced';
import { useSession } from '@/lib/session/use-session';

import { useReservedAvatar } from './use-reserved-avatar';

type Avatar = Pick<AvatarDetail, 'collection' | 'tokenId'>;

const isForAny = ({ gets: [item] }: AvatarOrder): boolean => item?.kind === 'anyAvatar';

/** Says what the user gives: for any avatar, the one of the page. */
const givenText = (order: AvatarOrder, avatar: Pick<AvatarDetail, 'name'> & Avatar): string =>
  itemsText(
    isForAny(order) ? [{ kind: 'avatar', avatar }] : order.gets,
    order.kind === 'trade' ? wantedCoin(order.unitPrice) : undefined,
  );

function Terms({ order }: { order: AvatarOrder }) {
  const isListing = order.kind === 'listing';
  return (
    <>
      {isListing && <span className="text-muted">For sale at </span>}
      {order.unitPrice && (
        <PriceText price={order.unitPrice} format={exactPrice} className="font-semibold" />
      )}
      {!isListing && (
        <>
          {' '}
          <span className="text-muted">for</span>{' '}
          <ItemList
            // The price is for one of them.
            items={order.gets.map((item) =>
              item.kind === 'anyAvatar' ? { ...item, quantity: 1 } : item,
            )}
          />
        </>
      )}
    </>
  );
}

type RowProps = { order: AvatarOrder; avatar: AvatarDetail; isOwn: boolean };

function Row({ order, avatar, isOwn }: RowProps) {
  const { address } = useSession();
  const repricedOf = useRepriced();
  const isMaker = isOwnOrder(order, address);
  const canAct = isOwn || isMaker || !asksForAvatar(order, avatar);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline py-3 first:border-t-0">
      <div className={order.kind === 'trade' ? 'min-w-0 grow' : 'min-w-0'}>
        {order.kind === 'trade' ? (
          <TradeTerms order={order} reader={isMaker ? 'maker' : canAct ? 'taker' : 'other'} />
        ) : (
          <p className="break-words">
            <Terms order={order} />
          </p>
        )}
        {order.unitPrice && order.kind !== 'trade' && <RowEstimate price={order.unitPrice} />}
        {order.reservedFor && <OrderTag order={order} isOwn={isMaker} />}
        <p className="mt-0.5 text-sm break-words text-muted">
          {order.committedTo.length === 0 ? (
            'Whatever it wears'
          ) : (
            <>
              {order.kind === 'listing' ? 'Sold with' : 'As long as it wears'}{' '}
              <ItemList
                items={order.committedTo.map((trait) => ({ kind: 'trait', trait, quantity: 1 }))}
              />
            </>
          )}
        </p>
        <p className="mt-0.5 text-xs text-muted">
          <PartyLink party={order.maker} you="You" />, until <Day at={order.expiresAt} />
        </p>
      </div>
      {canAct && (
        <OrderAction
          order={order}
          {...repricedOf(order)}
          {...(order.kind === 'listing'
            ? { label: 'Buy' }
            : {
                label: 'Accept',
                given: givenText(order, avatar),
                ...(isForAny(order) && { avatarId: avatar.tokenId }),
              })}
        />
      )}
    </li>
  );
}

export function AvatarOrders({ avatar, isOwn }: { avatar: AvatarDetail; isOwn: boolean }) {
  const query = useAvatarOrders(avatar);
  const { data, error } = query;
  const { made, forUser } = useReservedAvatar(avatar);
  const reserved = [...forUser, ...made];
  const orders = data && [...reserved, ...data.items];
  return (
    <Section
      title="Listings, offers and trades"
      count={data && data.total + reserved.length}
      aside={<WrappedHint chains={[avatar.chainId]} />}
    >
      {orders &&
        (orders.length === 0 ? (
          <p className="text-sm text-muted">No listings, offers or trades for it yet.</p>
        ) : (
          <ul>
            {orders.map((order) => (
              <Row key={order.hash} order={order} avatar={avatar} isOwn={isOwn} />
            ))}
          </ul>
        ))}
      {data && data.total > data.items.length && (
        <p className="mt-3 text-sm text-muted">
          {`The best ${data.items.length} of ${data.total} are shown.`}
        </p>
      )}
      {!data && error === null && <Skeleton className="h-24 w-full rounded-control" />}
      {!data && error !== null && <QueryFailure title="Couldn’t load its orders" query={query} />}
    </Section>
  );
}
