import { useQueryClient } from '@tanstack/react-query';
import type { CollectionDetail } from '@trait-market/contract/economy/collections';
import { MAX_PAGE, type Price, type Slot } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { PictureLink } from '@/components/picture-link';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { longPrice } from '@/components/economy/prices/long-price';
import { EstimatedPrice } from '@/components/economy/prices/estimated-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { QueryFailure } from '@/components/query-failure';
import { Thumbnail } from '@/components/thumbnail';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { errorText } from '@/lib/app-error';
import { cn } from '@/lib/cn';
import { cart } from '@/lib/cart/cart';
import { cursorPages, type AtPage } from '@/lib/economy/queries/cursor-pages';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useAllPages } from '@/lib/economy/queries/use-all-pages';
import { browseApi } from '@/lib/economy/traits/browse-api';
import { slotNames, traitsText } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { useConnectedAddress } from '@/lib/session/session-context';
import { NONE, useStore } from '@/lib/use-store';

import { addCheapest, toAdd } from './buy-missing';

/** The maximum number of pages of a slot's traits to load. */
const PAGES_MAX = 5;

type MissingTraitsProps = {
  collection: Pick<CollectionDetail, 'slug' | 'chainId'>;
  slot: Slot;
  held: ReadonlySet<string> | undefined;
};

const useTraitsOfSlot = (collection: string, slot: Slot) => {
  const query = { collection: [collection], slot: [slot], sort: 'price-asc' } as const;
  const queryKey = economyKeys.traits({ ...query, at: 'set' });
  return useAllPages(
    browseApi.browse.useInfiniteQuery({
      ...cursorPages,
      queryKey,
      queryData: ({ pageParam }: AtPage) => ({
        query: {
          ...query,
          collection: [collection],
          slot: [slot],
          limit: MAX_PAGE,
          ...pageParam,
        },
      }),
    }),
    { queryKey, idOf: ({ id }) => id, most: PAGES_MAX },
  );
};

const sumOf = (chainId: Price['chainId'], traits: readonly TraitCard[]): Price => ({
  chainId,
  coin: 'native',
  amount: String(traits.reduce((sum, { floor }) => sum + BigInt(floor?.amount ?? 0), 0n)),
});

const outcomeText = (wanted: number, added: number): string => {
  if (added === 0) return 'Nothing was added: they may have just been sold.';
  return added < wanted
    ? `Added ${traitsText(added)}. The others may have just been sold.`
    : `Added ${traitsText(added)}, each at its lowest price.`;
};

type BuyMissingProps = Omit<MissingTraitsProps, 'held'> & { missing: readonly TraitCard[] };

function BuyMissing({ collection: { slug, chainId }, slot, missing }: BuyMissingProps) {
  const queryClient = useQueryClient();
  const buyer = useConnectedAddress();
  const inCart = useStore(cart, NONE);
  const [isAdding, setAdding] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const forSale = missing.filter(({ floor }) => floor !== null);
  const traits = toAdd(missing, inCart);
  const add = async () => {
    setAdding(true);
    setAnnouncement('');
    try {
      const added = await addCheapest(queryClient, {
        chainId,
        collection: slug,
        slot,
        buyer,
        traits,
      });
      setAnnouncement(outcomeText(traits.length, added));
    } catch (error) {
      setAnnouncement(`Couldn’t find the cheapest: ${errorText(error)}`);
    } finally {
      setAdding(false);
    }
  };
  if (forSale.length === 0)
    return <p className="text-sm text-muted">None of them is for sale right now.</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {traits.length > 0 ? (
        <Button
          variant="secondary"
          className={cn('max-sm:min-h-10', longPrice)}
          aria-busy={isAdding}
          disabled={isAdding}
          onClick={add}
        >
          <span>
            <span>{`Add ${traits.length} missing to cart`}</span> (
            <PriceText price={sumOf(chainId, traits)} format={exactPrice} />)
          </span>
        </Button>
      ) : (
        <p className="text-sm text-muted">
          {forSale.every(({ id }) => inCart.some(({ traitId }) => traitId === id))
            ? 'Everything that’s for sale is in your cart.'
            : 'Your cart is full. Buy or remove something first.'}
        </p>
      )}
      <p role="status" className="text-sm">
        {announcement}
      </p>
      {inCart.length > 0 && (
        <Link to={paths.cart} className="text-sm font-semibold accent-underline">
          Go to cart
        </Link>
      )}
    </div>
  );
}

const emptyText = (traits: number): string =>
  traits === 0 ? 'No trait has this slot.' : 'You hold every trait of this slot.';

function MissingTrait({ trait: { id, value, imageUrl, rarity, floor } }: { trait: TraitCard }) {
  return (
    <li className="flex items-center gap-3 border-t border-hairline py-2">
      <PictureLink to={paths.trait(id)}>
        <Thumbnail src={imageUrl} size={48} className="size-12" />
      </PictureLink>
      <span className="min-w-0 grow">
        <Link
          to={paths.trait(id)}
          className="text-sm font-semibold wrap-anywhere underline decoration-hairline underline-offset-4 hover:decoration-accent"
        >
          {plainText(value) || 'Unnamed trait'}
        </Link>{' '}
        <span className="block text-xs">
          <RarityWord rarity={rarity} />
        </span>
      </span>{' '}
      <span className="shrink-0 text-right text-sm">
        {floor ? <EstimatedPrice price={floor} /> : <span className="text-muted">Not listed</span>}
      </span>
    </li>
  );
}

/** Lists the traits of a slot that the wallet doesn't hold, cheapest first. */
export function MissingTraits({ collection, slot, held }: MissingTraitsProps) {
  const query = useTraitsOfSlot(collection.slug, slot);
  const hasCart = useFeatureEnabled('cart') === true;
  const { data, error } = query;
  if (data === undefined)
    return error === null ? (
      <Skeleton className="mb-6 h-64 rounded-control" />
    ) : (
      <QueryFailure title="Couldn’t load the traits" query={query} />
    );
  const missing = data.filter(({ id }) => held?.has(id) !== true);
  if (missing.length === 0)
    return <p className="pt-1 pb-6 text-sm text-muted">{emptyText(data.length)}</p>;
  return (
    <div className="grid gap-4 pt-1 pb-6">
      {hasCart && <BuyMissing collection={collection} slot={slot} missing={missing} />}
      <ul
        aria-label={`Missing in ${slotNames[slot]}`}
        className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3"
      >
        {missing.map((trait) => (
          <MissingTrait key={trait.id} trait={trait} />
        ))}
      </ul>
    </div>
  );
}
