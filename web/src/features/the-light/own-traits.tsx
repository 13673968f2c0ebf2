import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { giveUpPath } from '@/lib/economy/burns/light-paths';
import { useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';
import { CardPicture } from '@/components/trait/card-picture';
import { EmptyNote } from '@/components/empty-note';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-6';

const SHOWN = 20;
const EAGER = 5;

export function OwnTraits({ address }: { address: WalletAddress }) {
  const query = useOwnedTraits(address);
  const { data, error } = query;
  const [shown, setShown] = useState(SHOWN);
  return (
    <Section title="Choose what to give up">
      {error && !data && <QueryFailure title="Couldn’t load your traits" query={query} />}
      {!error && !data && (
        <div role="status" className={grid}>
          <span className="sr-only">Loading your traits</span>
          {Array.from({ length: EAGER }, (_, index) => (
            <Skeleton key={index} className="aspect-square rounded-card" />
          ))}
        </div>
      )}
      {data?.length === 0 && (
        <EmptyNote next={['Go to the market', paths.market]}>
          Your wallet holds no loose traits. What an avatar wears can’t be burned.
        </EmptyNote>
      )}
      {data && data.length > 0 && (
        <ul className={grid}>
          {data.slice(0, shown).map(({ trait, quantity }, position) => (
            <li key={trait.id} className="min-w-0">
              <Link to={giveUpPath(trait.id)} className="group block rounded-card">
                <CardPicture src={trait.imageUrl} eager={position < EAGER} />
                <span className="mt-3 line-clamp-2 font-display leading-tight font-bold break-words decoration-accent decoration-2 underline-offset-4 group-hover:underline">
                  {plainText(trait.value) || 'Unnamed trait'}
                </span>{' '}
                <span className="mt-0.5 block text-sm text-muted tabular-nums">
                  You hold {grouped(quantity)} of {grouped(trait.editions)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && data.length > SHOWN && (
        <ShowMore
          shown={Math.min(shown, data.length)}
          total={data.length}
          name="traits"
          isLoading={false}
          onMore={shown < data.length ? () => setShown(shown + SHOWN) : undefined}
        />
      )}
    </Section>
  );
}
