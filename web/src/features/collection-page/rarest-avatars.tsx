import { Link } from 'react-router-dom';

import { NextLink } from '@/components/next-link';
import { PartyLink } from '@/components/economy/people/party-link';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { grouped } from '@/lib/format/grouped';

import { firstRows } from './first-rows';
import { CARDS_SHOWN, useRarestAvatars } from './use-collection';
import { CardPicture } from '@/components/trait/card-picture';

/** The same columns as the trait cards above. */
const grid = `grid grid-cols-2 gap-x-4 gap-y-8 min-[36em]:grid-cols-3 lg:grid-cols-6 ${firstRows}`;

export function RarestAvatars({ slug }: { slug: string }) {
  const query = useRarestAvatars(slug);
  const { data, error } = query;
  return (
    <Section title="Rarest avatars" count={data && `of ${grouped(data.total)}`}>
      {data && data.items.length > 0 && (
        <ol className={grid}>
          {data.items.map((avatar) => (
            <li key={avatar.tokenId} className="min-w-0">
              <Link to={paths.avatar(avatar)} className="group block rounded-card">
                <CardPicture src={avatar.imageUrl} />
                <span className="mt-3 flex items-baseline justify-between gap-2 font-display leading-tight font-bold">
                  <span className="line-clamp-2 min-w-0 break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline">
                    {avatarName(avatar)}
                  </span>{' '}
                  <span className="shrink-0 font-sans text-sm font-semibold text-muted tabular-nums">
                    <span className="sr-only">Rank </span>
                    <span aria-hidden>#</span>
                    {grouped(avatar.rank)}
                  </span>
                </span>
              </Link>
              <p className="mt-1 text-sm text-muted">
                <PartyLink party={avatar.owner} you="You" />
              </p>
            </li>
          ))}
        </ol>
      )}
      {data && data.items.length > 0 && (
        <p className="mt-6">
          <NextLink to={paths.marketAvatarsOf(slug)}>See all its avatars</NextLink>
        </p>
      )}
      {data?.items.length === 0 && <p className="text-sm text-muted">It has no avatars yet.</p>}
      {!data && error === null && (
        <ul aria-hidden className={grid}>
          {Array.from({ length: CARDS_SHOWN }, (_, position) => (
            <li key={position}>
              <Skeleton className="aspect-square w-full rounded-card" />
              <Skeleton className="mt-3 h-14 rounded-control" />
            </li>
          ))}
        </ul>
      )}
      {!data && error !== null && <QueryFailure title="Couldn’t load the avatars" query={query} />}
    </Section>
  );
}
