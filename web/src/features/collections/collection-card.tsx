import { CHAINS, type Price } from '@trait-market/contract/economy/shared';
import type { Collection } from '@trait-market/contract/economy/collections';
import { Link } from 'react-router-dom';

import { EstimatedPrice } from '@/components/economy/prices/estimated-price';
import { SafePicture } from '@/components/safe-picture';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { collectionFloors } from '@/lib/economy/orders/price-labels';
import { grouped } from '@/lib/format/grouped';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { plainText } from '@/lib/format/plain-text';

/** The number of avatars shown on a card. */
const FACES = 4;
const DESCRIPTION_LENGTH = 240;

const floorText = (floor: Price | null | undefined) => {
  if (floor) return <EstimatedPrice price={floor} />;
  return floor === null ? 'None listed' : 'Unknown';
};

function Figures({ collection }: { collection: Collection }) {
  const { chainId, floor, volume, owners, supply, listed } = collection;
  const { avatarFloor, avatarsListed } = collection;
  const inCoin = (amount: string) => ({ chainId, coin: 'native', amount }) as const;
  const figures = [
    { term: collectionFloors.trait, value: floorText(floor) },
    { term: collectionFloors.avatar, value: floorText(avatarFloor) },
    {
      term: 'Volume, 7 days',
      value: <EstimatedPrice price={inCoin(volume.week)} format={displayPrice} />,
    },
    {
      term: 'Volume, all time',
      value: <EstimatedPrice price={inCoin(volume.all)} format={displayPrice} />,
    },
    { term: 'Traits', value: grouped(supply.traits) },
    { term: 'Editions for sale', value: grouped(listed) },
    {
      term: 'Avatars for sale',
      value: avatarsListed === undefined ? 'Unknown' : grouped(avatarsListed),
    },
    { term: 'Owners', value: grouped(owners) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      {figures.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold break-words tabular-nums *:whitespace-normal">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CollectionCard({ collection }: { collection: Collection }) {
  const { slug, description, chainId, faces } = collection;
  const name = plainText(collection.name) || slug;
  const actions = useActions();
  const hasCart = useFeatureEnabled('cart') === true;
  return (
    <article className="grid gap-6 border-t border-hairline pt-8 lg:grid-cols-12 lg:gap-10">
      <ul className="grid grid-cols-4 self-start overflow-hidden rounded-card bg-wall lg:col-span-4 lg:grid-cols-2">
        {faces.slice(0, FACES).map((face) => (
          <li key={face.tokenId}>
            <Link
              to={paths.avatar(face)}
              title={avatarName(face)}
              className="group block overflow-hidden focus-visible:-outline-offset-4"
            >
              <SafePicture
                src={face.imageUrl}
                alt={avatarName(face)}
                size={240}
                className="aspect-square w-full transition-transform duration-200 motion-safe:group-hover:scale-[1.03]"
              />
            </Link>
          </li>
        ))}
      </ul>
      <div className="min-w-0 lg:col-span-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="min-w-0 font-display text-xl font-extrabold break-words">
            <Link
              to={paths.collection(slug)}
              className="decoration-accent decoration-4 underline-offset-8 hover:underline"
            >
              {name}
            </Link>
          </h2>
          <span className="text-sm text-muted">{CHAINS[chainId].name}</span>
        </div>
        <p className="mt-2 max-w-text break-words text-muted">
          {plainText(description, DESCRIPTION_LENGTH)}
        </p>
        <div className="mt-5">
          <Figures collection={collection} />
        </div>
        <p className="mt-5 flex flex-wrap gap-x-6 text-sm font-semibold">
          <Link
            to={paths.marketOf(slug)}
            className="inline-flex min-h-8 items-center accent-underline"
          >
            See its traits<span className="sr-only">: {name}</span>
          </Link>
          <Link
            to={paths.activityOf(slug)}
            className="inline-flex min-h-8 items-center accent-underline"
          >
            Activity<span className="sr-only">: {name}</span>
          </Link>
          <button
            type="button"
            className="inline-flex min-h-8 cursor-pointer items-center accent-underline"
            onClick={() => actions.start({ kind: 'offerAny', collection: slug })}
          >
            Make a collection offer<span className="sr-only">: {name}</span>
          </button>
          {hasCart && collection.floor && (
            <Link
              to={paths.cartWith(slug)}
              className="inline-flex min-h-8 items-center accent-underline"
            >
              Buy the cheapest<span className="sr-only">: {name}</span>
            </Link>
          )}
        </p>
      </div>
    </article>
  );
}
