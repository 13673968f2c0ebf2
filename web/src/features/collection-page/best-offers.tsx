import type { BestOffer, CollectionStats } from '@trait-market/contract/economy/collections';
import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { OwnOffer } from '@/components/economy/prices/own-offer';
import { PriceText } from '@/components/economy/prices/price-text';
import { Section } from '@/components/page/section';
import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { itemKey, itemName, itemPath, itemPicture } from '@/lib/economy/orders/item-words';
import { highestOwnOffer } from '@/lib/economy/orders/order-makers';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';
import { useSession } from '@/lib/session/use-session';
import { Thumbnail } from '@/components/thumbnail';
import { TableHead } from '@/components/table-head';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type OwnRowOfferProps = Pick<BestOffer, 'item' | 'price'> & { address: WalletAddress };

function OwnRowOffer({ item, price, address }: OwnRowOfferProps) {
  const { data } = useOpenOrders(address);
  const ofItem = data?.filter(
    ({ state, gets: [wanted] }) =>
      state.kind === 'fillable' && wanted !== undefined && itemKey(wanted) === itemKey(item),
  );
  const own = highestOwnOffer(ofItem, address);
  return (
    own && (
      <span className="grid justify-items-end">
        <OwnOffer own={own} best={price} />
      </span>
    )
  );
}

type BestOffersProps = { slug: string; offers: CollectionStats['offers'] };

/** Lists the best offer for each single trait and for each set of traits. */
export function BestOffers({ slug, offers: { items, total } }: BestOffersProps) {
  const actions = useActions();
  const { address } = useSession();
  return (
    <Section title="Offers" count={total}>
      {items.length === 0 ? (
        <p className="text-sm text-muted">
          No offers yet. Make one on a trait’s page, and any holder can accept it.
        </p>
      ) : (
        <table className="w-full text-sm">
          <TableHead
            columns={[
              'Trait',
              ['Best offer', 'text-right'],
              ['Floor', 'hidden text-right sm:table-cell'],
            ]}
          />
          <tbody>
            {items.map(({ item, price, floor }) => (
              <tr key={itemKey(item)} className="border-t border-hairline">
                <td className="py-2 pr-3">
                  <Link to={itemPath(item)} className="group flex items-center gap-3">
                    <Thumbnail src={itemPicture(item)} size={40} className="size-10" />
                    <span className="line-clamp-2 min-w-0 wrap-anywhere decoration-accent decoration-2 underline-offset-4 group-hover:underline">
                      {capital(itemName(item))}
                    </span>
                  </Link>
                </td>
                <td className="py-2 pr-3 text-right font-semibold">
                  <PriceText price={price} />
                  {address && <OwnRowOffer item={item} price={price} address={address} />}
                </td>
                <td className="hidden py-2 text-right text-muted sm:table-cell">
                  {floor ? <PriceText price={floor} /> : 'Not listed'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > items.length && (
        <p className="mt-3 text-sm text-muted">{`Showing the best ${items.length} of ${total}.`}</p>
      )}
      <Button
        variant="outline"
        size="sm"
        className="mt-4"
        onClick={() => actions.start({ kind: 'offerAny', collection: slug })}
      >
        Make a collection offer
      </Button>
    </Section>
  );
}
