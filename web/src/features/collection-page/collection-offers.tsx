import type { CollectionDetail } from '@trait-market/contract/economy/collections';
import type { Item } from '@trait-market/contract/economy/shared';
import type { CollectionOffer } from '@trait-market/contract/economy/tokens';
import { Link } from 'react-router-dom';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { OrderAction } from '@/components/economy/order-action';
import { PartyLink } from '@/components/economy/people/party-link';
import { OwnOffer } from '@/components/economy/prices/own-offer';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { Section } from '@/components/page/section';
import { PagedList } from '@/components/paged-list';
import { PictureLink } from '@/components/picture-link';
import { TableHead } from '@/components/table-head';
import { Button } from '@/components/ui/button';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { useActions } from '@/lib/actions/actions-context';
import { cn } from '@/lib/cn';
import { coinSymbol, worthText } from '@/lib/economy/amounts/coin-amount';
import { itemKey, itemName, itemPath } from '@/lib/economy/orders/item-words';
import { highestOwnOffer, isOwnOrder } from '@/lib/economy/orders/order-makers';
import { rivalOffers } from '@/lib/economy/orders/rival-offers';
import { COLLECTION_OFFERS_PAGE, useCollectionOffers } from '@/lib/economy/tokens/offer-queries';
import { anyTitleInCollection } from '@/lib/economy/traits/any-text';
import { signedSizeText } from '@/lib/economy/traits/set-by-root';
import { unitsText } from '@/lib/format/editions-text';
import { grouped } from '@/lib/format/grouped';
import { useSession } from '@/lib/session/use-session';

import { useFillableOffers } from './use-fillable-offers';

const ROW = 'h-18 border-t border-hairline';

const titleOf = (wanted: Item): string => {
  if (wanted.kind === 'anyAvatar') return 'Any avatar';
  return wanted.kind === 'any' ? anyTitleInCollection(wanted.criteria) : itemName(wanted);
};

/** Returns the groups of offers that are shown, each the highest first. */
const groupsOf = (rows: readonly Row[]) =>
  [
    { title: 'For any avatar', kinds: ['anyAvatar'] },
    { title: 'For any trait of a set', kinds: ['any'] },
    { title: 'For one trait', kinds: ['trait', 'avatar'] },
  ].map(({ title, kinds }) => ({
    title,
    rows: rows.filter(({ wanted }) => kinds.includes(wanted.kind)),
  }));

type Row = { offer: CollectionOffer; wanted: Item };

type OwnRowOfferProps = {
  offer: CollectionOffer;
  wanted: Item;
  /** All loaded offers, which include those before this one in the list. */
  offers: readonly CollectionOffer[];
};

/** Says how the user's highest offer for the item ranks; their other offers only have actions. */
function OwnRowOffer({ offer, wanted, offers }: OwnRowOfferProps) {
  const { address } = useSession();
  const sameItem = offers.filter(({ gets: [item] }) => item && itemKey(item) === itemKey(wanted));
  const best = rivalOffers(offers, wanted)[0]?.unitPrice;
  return best && highestOwnOffer(sameItem, address) === offer ? (
    <OwnOffer own={offer} best={best} />
  ) : (
    <span className="mt-1 block">
      <OrderAction order={offer} label="Accept" />
    </span>
  );
}

/** Shows what an offer wants, how many of it, and for whom. */
function WantedItem({ offer, wanted, offers }: OwnRowOfferProps) {
  const { address } = useSession();
  const { maker, remaining } = offer;
  return (
    <span className="flex items-center gap-3">
      <PictureLink to={itemPath(wanted)}>
        <ItemPicture item={wanted} size={48} className="size-12" />
      </PictureLink>
      <span className="min-w-0">
        <Link
          to={itemPath(wanted)}
          className="line-clamp-2 min-h-6 wrap-anywhere decoration-accent decoration-2 underline-offset-4 hover:underline"
        >
          {titleOf(wanted)}
        </Link>{' '}
        {wanted.kind === 'any' && (
          <span className="block text-xs text-muted">{signedSizeText(wanted.criteria)} </span>
        )}
        <span className="block text-xs text-muted">
          {unitsText(wanted, remaining)}, by <PartyLink party={maker} you="you" />
        </span>
        {isOwnOrder(offer, address) && (
          <OwnRowOffer offer={offer} wanted={wanted} offers={offers} />
        )}
      </span>
    </span>
  );
}

const notListed = ({ kind }: Item): string => (kind === 'anyAvatar' ? 'None listed' : 'Not listed');

type OfferRowProps = OwnRowOfferProps & { canFill: boolean };

function OfferRow({ offer, wanted, offers, canFill }: OfferRowProps) {
  const { address } = useSession();
  const { unitPrice, floor } = offer;
  return (
    <tr className={ROW}>
      <td className="py-2 pr-3">
        <WantedItem offer={offer} wanted={wanted} offers={offers} />
      </td>
      <td className="py-2 text-right">
        <span className="flex flex-col items-end justify-end gap-x-3 gap-y-1 xl:flex-row xl:items-center">
          <span>
            {unitPrice && (
              <span className="block font-semibold">
                <PriceText price={unitPrice} format={exactPrice} />
                <RowEstimate price={unitPrice} />
              </span>
            )}{' '}
            <span className="block text-xs whitespace-nowrap text-muted">
              {floor ? (
                <>
                  Floor <PriceText price={floor} format={exactPrice} />
                </>
              ) : (
                notListed(wanted)
              )}
            </span>
          </span>
          {address && (
            // Has its width before the user's traits have loaded, so that no column moves.
            <span className="text-right xl:w-18 xl:min-w-18">
              {canFill && (
                <OrderAction
                  order={offer}
                  label="Accept"
                  given={wanted.kind === 'trait' ? `1 ${itemName(wanted)}` : itemName(wanted)}
                  {...(wanted.kind === 'trait' && { traitId: wanted.trait.id })}
                />
              )}
            </span>
          )}
        </span>
      </td>
    </tr>
  );
}

type OfferTableProps = { slug: string; offers: readonly CollectionOffer[] };

function OfferTable({ slug, offers }: OfferTableProps) {
  const { address } = useSession();
  const fillable = useFillableOffers(slug, offers);
  const rows = offers.flatMap((offer) => offer.gets.map((wanted) => ({ offer, wanted })));
  const groups = groupsOf(rows);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Open offers, the highest of each group first</caption>
      <TableHead columns={['Wanted', ['Offer', cn('text-right', address && 'xl:last:pr-21')]]} />
      {groups.map(
        (group) =>
          group.rows.length > 0 && (
            <tbody key={group.title}>
              <tr className="border-t border-hairline">
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="pt-4 pb-2 text-left text-sm font-semibold"
                >
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ offer, wanted }) => (
                <OfferRow
                  key={offer.hash}
                  offer={offer}
                  wanted={wanted}
                  offers={offers}
                  canFill={fillable.has(offer.hash)}
                />
              ))}
            </tbody>
          ),
      )}
    </table>
  );
}

function OffersLoading() {
  return (
    <>
      <LoadingText>Loading the offers</LoadingText>
      <ul aria-hidden className="mt-16">
        {Array.from({ length: COLLECTION_OFFERS_PAGE }, (_, position) => (
          <li key={position} className={`flex items-center gap-3 ${ROW}`}>
            <Skeleton className="size-12 shrink-0 rounded-control" />
            <Skeleton className="h-5 w-2/3 rounded-control" />
          </li>
        ))}
      </ul>
    </>
  );
}

type CollectionOffersProps = { collection: Pick<CollectionDetail, 'slug' | 'chainId'> };

/** Lists all open offers of the collection: for any avatar, for any trait of a set, for one trait. */
export function CollectionOffers({ collection: { slug, chainId } }: CollectionOffersProps) {
  const actions = useActions();
  const list = useCollectionOffers(slug);
  const { items, total } = list;
  return (
    <Section
      title="Offers"
      count={total > 0 && grouped(total)}
      aside={
        items &&
        items.length > 0 && (
          <span className="text-sm text-muted">
            {`Offers pay in ${coinSymbol(chainId, 'wrapped')}: ${worthText(chainId)}`}
          </span>
        )
      }
    >
      <PagedList
        list={list}
        name={total === 1 ? 'offer' : 'offers'}
        failure="Couldn’t load the offers"
        loading={<OffersLoading />}
        empty={
          <p className="text-sm text-muted">
            No offers yet. Make one here or on a trait’s page, and any holder can accept it.
          </p>
        }
      >
        {(offers) => <OfferTable slug={slug} offers={offers} />}
      </PagedList>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          onClick={() => actions.start({ kind: 'offerAnyAvatar', collection: slug })}
        >
          Offer for any avatar
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => actions.start({ kind: 'offerAny', collection: slug })}
        >
          Make a collection offer
        </Button>
      </p>
    </Section>
  );
}
