import { CHAINS, type Price } from '@trait-market/contract/economy/shared';
import type { TraitCard } from '@trait-market/contract/economy/traits';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SafePicture } from '@/components/safe-picture';
import { Avatar } from '@/components/ui/avatar';
import { shortenAddress } from '@/lib/format/shorten-address';
import { opensElsewhere } from './opens-elsewhere';
import type { SearchItem } from './search-group';
import { PriceText } from '@/components/economy/prices/price-text';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { useCollections } from '@/lib/economy/collections/use-collections';
import { useEstimate } from '@/lib/economy/estimates/use-estimate';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

/** Shows the estimated worth of a price as plain text, because it is inside a link. */
function About({ price }: { price: Price }) {
  const estimate = useEstimate([price]);
  if (estimate.kind !== 'estimate') return null;
  return (
    <span className="text-xs leading-4 text-muted">
      <span aria-hidden>{estimate.text}</span>
      <span className="sr-only">, {estimate.spoken}</span>
    </span>
  );
}

function FoundPrice({ floor }: { floor: Price | null }) {
  if (floor === null) return <span className="text-xs text-muted">Not listed</span>;
  return (
    <span className="grid animate-fade-in justify-items-end text-sm leading-4">
      <span>
        <span className="sr-only">, from </span>
        <PriceText price={floor} />
      </span>
      <About price={floor} />
    </span>
  );
}

const COLLECTION_LENGTH = 40;

function Origin({ card: { collection, rarity } }: { card: TraitCard }) {
  const { data: collections } = useCollections();
  const name = collections?.find(({ slug }) => slug === collection)?.name ?? collection;
  return (
    <span className="block truncate text-xs leading-4 text-muted">
      <span className="sr-only">, </span>
      <span>{plainText(name, COLLECTION_LENGTH)}</span> · <RarityWord rarity={rarity} />
    </span>
  );
}

type NamedProps = { item: Extract<SearchItem, { kind: 'collection' | 'avatar' }> };

function NamedOrigin({ item: { kind, chainId } }: NamedProps) {
  return (
    <span className="block truncate text-xs leading-4 text-muted">
      <span className="sr-only">, </span>
      {kind === 'collection' ? 'Collection' : 'Avatar'} · {CHAINS[chainId].name}
    </span>
  );
}

/** A collection's price is its trait floor, which needs its name, because it has two floors (E593). */
function NamedPrice({ item: { kind, price } }: NamedProps) {
  if (price === null)
    return (
      <span className="text-xs text-muted">
        <span className="sr-only">, </span>
        {kind === 'collection' ? 'No trait for sale' : 'Not for sale'}
      </span>
    );
  return (
    <span className="grid animate-fade-in justify-items-end text-sm leading-4">
      <span>
        <span className="sr-only">, </span>
        <PriceText price={price} />
      </span>
      {kind === 'collection' ? (
        <span className="text-xs leading-4 text-muted">
          <span className="sr-only"> </span>Trait floor
        </span>
      ) : (
        <About price={price} />
      )}
    </span>
  );
}

const PICTURE = 40;

function Picture({ item }: { item: SearchItem }) {
  if (item.kind === 'account') return <Avatar photo={item.photo} size={PICTURE} />;
  if (item.kind === 'filters')
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-tag bg-surface-raised">
        <Search aria-hidden className="size-4 text-muted" />
      </span>
    );
  return (
    <SafePicture
      src={item.kind === 'trait' ? item.trait.imageUrl : item.picture}
      size={PICTURE}
      className="size-10 shrink-0 overflow-hidden rounded-tag bg-wall"
    />
  );
}

type SearchOptionProps = {
  id: string;
  item: SearchItem;
  card: TraitCard | undefined;
  isActive: boolean;
  onChosen: () => void;
};

/** Clips names and isolates their text direction, because they are untrusted. */
export function SearchOption({ id, item, card, isActive, onChosen }: SearchOptionProps) {
  const option = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  const isNamed = item.kind === 'collection' || item.kind === 'avatar';
  const address = item.kind === 'account' ? shortenAddress(item.address) : undefined;
  return (
    <Link
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={item.url}
      state={item.kind === 'trait' ? { trait: item.trait } : undefined}
      onClick={(event) => {
        if (!opensElsewhere(event)) onChosen();
      }}
      className="flex min-h-13 scroll-my-9 items-center gap-3 rounded-tag px-2 py-1.5 hover:bg-surface-raised aria-selected:bg-surface-raised aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-foreground"
    >
      <Picture item={item} />
      {item.name === address ? (
        <span className="font-mono text-sm">{address}</span>
      ) : (
        <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
          <span className="min-w-0 leading-5">
            <bdi className="block truncate text-left font-semibold">{item.name}</bdi>
            {card && <Origin card={card} />}
            {isNamed && <NamedOrigin item={item} />}
          </span>
          {item.kind === 'filters' && (
            <span className="text-xs text-muted">
              <span className="sr-only">, </span>
              {grouped(item.total)} {item.total === 1 ? 'trait' : 'traits'}
            </span>
          )}
          {isNamed && <NamedPrice item={item} />}
          {card && <FoundPrice floor={card.floor} />}
          {address && <span className="font-mono text-xs text-muted">{address}</span>}
        </span>
      )}
    </Link>
  );
}
