import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { avatarsApi } from '@/lib/economy/avatars/avatars-api';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';

import { EmptyNote } from '../empty-note';
import { NextLink } from '../next-link';
import { Section } from '../page/section';
import { EstimatedPrice } from '../economy/prices/estimated-price';
import { CardPicture } from '../trait/card-picture';
import { LoadingText, Skeleton } from '../ui/skeleton';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6';

/** One row on wide screens. */
const SHOWN = 6;

/** Shows the cheapest avatars for sale. Without any, or if they can't be loaded, shows nothing. */
function Cheapest({ collection }: NoAvatarsProps) {
  const query = {
    listed: 'true' as const,
    sort: 'price-asc' as const,
    limit: SHOWN,
    ...(collection !== undefined && { collection }),
  };
  const { data, error } = avatarsApi.browse.useQuery({
    queryKey: [ECONOMY_QUERIES, 'avatars', 'cheapest', query],
    queryData: { query },
    select: ({ body }) => body.items,
  });
  if (error !== null || data?.length === 0) return null;
  return (
    <div className="mt-12">
      <Section
        title="Cheapest avatars"
        aside={
          <NextLink
            to={collection === undefined ? paths.marketAvatars : paths.marketAvatarsOf(collection)}
          >
            All avatars
          </NextLink>
        }
      >
        {data === undefined && <LoadingText>Loading avatars for sale</LoadingText>}
        <ul className={grid}>
          {data?.map((avatar) => (
            <li key={`${avatar.collection}/${avatar.tokenId}`} className="min-w-0">
              <Link to={paths.avatar(avatar)} className="group block rounded-card">
                <CardPicture src={avatar.imageUrl} />
                <span className="mt-3 line-clamp-2 min-h-[2lh] font-display leading-tight font-bold break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline">
                  {avatarName(avatar)}
                </span>{' '}
                <span className="mt-0.5 block text-sm">
                  {avatar.price && (
                    <EstimatedPrice price={avatar.price} className="font-semibold" />
                  )}
                </span>
              </Link>
            </li>
          ))}
          {data === undefined &&
            Array.from({ length: SHOWN }, (_, index) => (
              <li key={index} aria-hidden>
                <Skeleton className="aspect-square rounded-card" />
                <Skeleton className="mt-3 h-10 w-3/4 rounded-tag" />
                <Skeleton className="mt-0.5 h-9 w-1/2 rounded-tag" />
              </li>
            ))}
        </ul>
      </Section>
    </div>
  );
}

type NoAvatarsProps = {
  /** The collection of which the user has none; without it, they have none at all. */
  collection?: string | undefined;
};

/** Says that the user has no avatar to dress, and shows what they can do: try one, or buy one. */
export function NoAvatars({ collection }: NoAvatarsProps) {
  const isMarketOpen = useFeatureEnabled('market') === true;
  return (
    <>
      <EmptyNote next={['Go to the playground', paths.playground]}>
        {collection === undefined
          ? 'Your wallet holds no avatars. You can try any look in the playground.'
          : 'Your wallet holds no avatar of this collection. You can try the look in the playground.'}
      </EmptyNote>
      {isMarketOpen && <Cheapest collection={collection} />}
    </>
  );
}
