import type { OrderPage } from '@trait-market/contract/economy/orders';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { WalletAddress } from '@trait-market/contract/shared';

import { AddToCart } from '@/components/economy/items/add-to-cart';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { useActions } from '@/lib/actions/actions-context';
import { bestOfOthers, isOwnOrder } from '@/lib/economy/orders/order-makers';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { useSession } from '@/lib/session/use-session';

const counted = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? noun : `${noun}s`}`];

/** Describes what the user can accept. `received` counts the offers and trades together. */
const receivedText = (received: number, offers: OrderPage, address: WalletAddress): string => {
  const own = offers.items.filter((order) => isOwnOrder(order, address)).length;
  const fromOthers = Math.min(received, offers.total - own);
  const parts = [...counted(fromOthers, 'offer'), ...counted(received - fromOthers, 'trade')];
  return parts.length === 0 ? '' : ` You can accept ${parts.join(' and ')}.`;
};

export function TraitActions({ trait }: { trait: TraitDetail }) {
  const { start } = useActions();
  const { address } = useSession();
  const { data: listings, isPending } = useTraitOrders(trait.id, 'listing');
  const { data: offers } = useTraitOrders(trait.id, 'offer');
  const { data: owned } = useOwnedTraits(address, trait.collection);
  const own = owned?.find((item) => item.trait.id === trait.id);
  const cheapest = bestOfOthers(listings?.items, address);
  const { id: traitId, floor } = trait;
  // Until the listings have loaded, uses the trait's floor to reserve the space of the Buy button.
  const expected = isPending ? floor : undefined;
  return (
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {cheapest?.unitPrice && (
          <Button
            size="lg"
            className="max-sm:hidden"
            onClick={() => start({ kind: 'buy', order: cheapest })}
          >
            Buy for <span translate="no">{exactPrice(cheapest.unitPrice)}</span>
          </Button>
        )}
        {expected && (
          <Skeleton
            className={buttonVariants({
              variant: 'ghost',
              size: 'lg',
              className: 'pointer-events-none text-transparent select-none max-sm:hidden',
            })}
          >
            Buy for <span translate="no">{exactPrice(expected)}</span>
          </Skeleton>
        )}
        {(cheapest ?? expected) && <AddToCart order={cheapest} />}
        {own && own.quantity > 0 && (
          <Button
            size="lg"
            variant={(cheapest ?? expected) ? 'outline' : 'default'}
            onClick={() => start({ kind: 'list', traitId })}
          >
            List for sale
          </Button>
        )}
        <Button
          size="lg"
          variant={cheapest || expected || own ? 'outline' : 'default'}
          onClick={() => start({ kind: 'offer', traitId })}
        >
          Make an offer
        </Button>
        <Button size="lg" variant="outline" onClick={() => start({ kind: 'trade', traitId })}>
          Propose a trade
        </Button>
      </div>
      {own && own.quantity > 0 && (
        <p className="text-sm text-muted">
          <span>{`You hold ${own.quantity} loose ${own.quantity === 1 ? 'edition' : 'editions'}${own.listedByOwner > 0 ? `, ${own.listedByOwner} listed` : ''}.`}</span>
          {offers && address && (
            <span>{receivedText(own.offersReceived ?? 0, offers, address)}</span>
          )}{' '}
          <button
            type="button"
            className="inline-block min-h-6 cursor-pointer accent-underline"
            onClick={() =>
              start({
                kind: 'gift',
                trait: own.trait,
                loose: own.quantity,
                listed: own.listedByOwner,
              })
            }
          >
            Send to another wallet
          </button>
        </p>
      )}
    </div>
  );
}
