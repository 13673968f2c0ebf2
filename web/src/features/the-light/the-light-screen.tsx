import { WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { TheLightArt } from '@/components/art/the-light-art';
import { PageHeading } from '@/components/page/page-heading';
import { useSession } from '@/lib/session/use-session';
import { BurnView } from './burn-view';
import { GiveUpView } from './give-up-view';
import { LockedNow } from './locked-now';
import { OwnTraits } from './own-traits';
import { ActivityList } from '@/components/economy/activity/activity-list';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { economyKeys } from '@/lib/economy/queries/keys';
import { useScrollToTop } from '@/lib/page-history/use-scroll-to-top';
import { activityApi } from '@/lib/economy/activity/activity-api';

const QUERY = { type: 'burn', limit: 5 } as const;

function Lately() {
  const { address } = useSession();
  const query = activityApi.list.useQuery({
    queryKey: economyKeys.activity(QUERY),
    queryData: { query: QUERY },
    select: ({ body }) => body,
  });
  const { data, dataUpdatedAt, error } = query;
  if (data === undefined ? error === null : data.items.length === 0) return null;
  return (
    <Section
      title="Recently burned"
      aside={
        <Link
          to={`${paths.leaders}?metric=burned`}
          className="inline-block min-h-6 text-sm accent-underline"
        >
          Who has burned the most
        </Link>
      }
    >
      {data === undefined ? (
        <QueryFailure title="Couldn’t load what was burned last" query={query} />
      ) : (
        <div className="-mt-4 [&>ol]:border-t-0">
          <ActivityList activities={data.items} now={new Date(dataUpdatedAt)} you={address} />
        </div>
      )}
    </Section>
  );
}

const STEPS = [
  ['Choose', 'Up to 20 loose editions of one trait. You see what changes, and what doesn’t.'],
  ['Type its name', 'So nothing is given up by accident. Then you sign.'],
  [
    `Wait ${WITHDRAW_MINUTES} minutes`,
    'It’s locked, and you can take it back. After that no one can, not even us.',
  ],
] as const;

function Beginning({ connectButton }: { connectButton: ReactNode }) {
  const { address } = useSession();
  return (
    <>
      <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="min-w-0 lg:col-span-6">
          <PageHeading title="The Light" />
          <p className="mt-5 text-lg text-balance text-muted">
            Give a trait up for good. There’s nothing to win: one fewer exists, and a certificate
            says that it was you.
          </p>
          <ol className="mt-8 grid gap-4">
            {STEPS.map(([title, words], place) => (
              <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)]">
                <span aria-hidden className="font-display text-lg font-bold text-accent-text">
                  {place + 1}
                </span>
                <span className="text-pretty">
                  <span className="font-semibold">{title}.</span>{' '}
                  <span className="text-muted">{words}</span>
                </span>
              </li>
            ))}
          </ol>
          {address === undefined && <div className="mt-8">{connectButton}</div>}
        </div>
        <div className="lg:col-span-6">
          <TheLightArt />
        </div>
      </div>
      <div className="mt-14 grid gap-14">
        {address !== undefined && (
          <>
            <LockedNow address={address} />
            <OwnTraits address={address} />
          </>
        )}
        <Lately />
      </div>
    </>
  );
}

export function TheLightScreen({ connectButton }: { connectButton: ReactNode }) {
  const [params] = useSearchParams();
  const trait = params.get('trait');
  const burn = params.get('burn');
  useScrollToTop(burn ?? trait ?? '');
  return (
    <div className="page-columns py-6 sm:py-8">
      {burn !== null && <BurnView key={burn} id={burn} />}
      {burn === null && trait !== null && (
        <GiveUpView key={trait} traitId={trait} connectButton={connectButton} />
      )}
      {burn === null && trait === null && <Beginning connectButton={connectButton} />}
    </div>
  );
}
