import { skipToken } from '@tanstack/react-query';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';

import { longPrice } from '@/components/economy/prices/long-price';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useHiddenOffers } from '@/lib/economy/wallets/hidden-offers';
import { useRevealedOrders } from '@/lib/economy/wallets/revealed-orders';
import { walletsApi } from '@/lib/economy/wallets/wallets-api';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

import type { ActionOf, NextProps } from '../shared/action';
import { InactiveListings } from './inactive-listings';

/** Returns what an offer takes any of, if it takes any of several. */
const anyKindOf = ({ gets: [item] }: Order): 'any' | 'anyAvatar' | undefined =>
  item?.kind === 'any' || item?.kind === 'anyAvatar' ? item.kind : undefined;

const NOUNS = { any: 'trait', anyAvatar: 'avatar' } as const;
type AnyKind = keyof typeof NOUNS;

/** Fetches the offers for any trait, or any avatar, that the user can still accept, highest first. */
const useOffersForAny = (address: WalletAddress, kind: AnyKind) => {
  const token = useToken();
  const { isHidden } = useHiddenOffers(address);
  const { data, isPending, error } = walletsApi.orders.useQuery({
    queryKey: bearerKey(token, ECONOMY_QUERIES, 'offers-for-any', address.toLowerCase()),
    queryData: token
      ? {
          params: { address },
          query: { side: 'received', kind: 'offer', sort: 'value', limit: MAX_PAGE },
        }
      : skipToken,
    select: ({ body }) => body.items,
  });
  const offers = useRevealedOrders(address, data)?.filter(
    (order) => anyKindOf(order) === kind && !isHidden(order),
  );
  return { offers, isPending, error };
};

/** Returns the same offer if it can still be accepted, or else the highest one. */
export const nextOffer = (
  offers: readonly WalletOrder[] | undefined,
  { hash }: Pick<Order, 'hash'>,
): WalletOrder | undefined => offers?.find((one) => one.hash === hash) ?? offers?.[0];

function NextOffer({
  action,
  address,
  kind,
  onStart,
}: Pick<NextProps<ActionOf<'accept'>>, 'action' | 'address' | 'onStart'> & { kind: AnyKind }) {
  const { offers, isPending, error } = useOffersForAny(address, kind);
  if (isPending) return <Skeleton className="h-11 rounded-control" />;
  if (offers === undefined && error !== null) return null;
  const next = nextOffer(offers, action.order);
  const isSame = next?.hash === action.order.hash;
  return (
    <div className="flex min-h-11 items-center">
      {next?.unitPrice ? (
        <Button
          size="lg"
          variant="outline"
          className={`w-full ${longPrice}`}
          onClick={() => onStart({ kind: 'accept', order: next })}
        >
          {isSame ? `Accept with another ${NOUNS[kind]}` : 'Accept another offer for'}
          {!isSame && <span translate="no"> {exactPrice(next.unitPrice)}</span>}
        </Button>
      ) : (
        <p className="text-sm text-muted">No open offer takes another {NOUNS[kind]} of yours.</p>
      )}
    </div>
  );
}

/**
 * Names own listings that became inactive and cancels them, and continues with another of the user's traits after an
 * offer for any trait of a kind.
 */
export function AcceptNext(props: NextProps<ActionOf<'accept'>>) {
  const { action, values, address, onStart, onClose } = props;
  const { order, traitId, avatarId } = action;
  const kind = anyKindOf(order);
  return (
    <>
      <InactiveListings
        {...{ order, address, onStart, onClose }}
        givenId={values['give'] ?? traitId ?? avatarId}
      />
      {kind && <NextOffer {...props} kind={kind} />}
    </>
  );
}
