import type { WalletAddress } from '@trait-market/contract/shared';
import { useState } from 'react';
import { AttentionLoading, AttentionSection } from './attention-section';
import { GainsSection, ResultsSection } from './gains-section';
import { NetworkSection } from './network-section';
import { useUnfinished } from './use-unfinished';
import { useAttention, useGains, useLatestHistory, useWalletValue } from './use-worth';
import { ValueLoading, ValueSection } from './value-section';
import { Section } from '@/components/page/section';
import { Link } from 'react-router-dom';
import { ActivityList } from '@/components/economy/activity/activity-list';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { useUnrevealed } from '@/lib/economy/draws/sealed/use-sealed-draws';
import { useOwnedAvatars } from '@/lib/economy/wallets/wallet-queries';
import { useAlerts } from '@/lib/economy/alerts/use-alerts';
import { useRates } from '@/lib/economy/estimates/use-rates';

function LatestHistory({ address }: { address: WalletAddress }) {
  const query = useLatestHistory(address);
  const { data, dataUpdatedAt, error } = query;
  return (
    <Section
      title="Latest history"
      aside={
        <Link to={paths.dashboardHistory} className="text-sm font-semibold accent-underline">
          See all of your history
        </Link>
      }
    >
      {data && data.items.length > 0 && (
        <ActivityList
          activities={data.items}
          now={new Date(dataUpdatedAt)}
          you={address}
          isInSection
        />
      )}
      {data?.items.length === 0 && (
        <p className="text-muted">You haven’t listed, bought or sold anything yet.</p>
      )}
      {!data && error === null && <RowsSkeleton label="Loading your latest history" count={5} />}
      {!data && error !== null && (
        <QueryFailure title="Couldn’t load your latest history" query={query} />
      )}
    </Section>
  );
}

const columns = 'grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-12';

/** Shows a placeholder until all parts have loaded, because late ones would move others. */
export function WorthView({ address }: { address: WalletAddress }) {
  // Requested with the rest, because estimates would appear later than their amounts.
  useRates();
  const parts = [
    useWalletValue(),
    useOwnedAvatars(address),
    useAttention(),
    useLatestHistory(address),
    useAlerts(),
  ];
  const left = useUnfinished();
  const { isLoading: isSealing } = useUnrevealed(address);
  const { items, error } = useGains();
  const isSettled =
    parts.every(({ isPending }) => !isPending) &&
    left.unfinished !== undefined &&
    !isSealing &&
    (items !== undefined || error !== null);
  const [wasSettled, setWasSettled] = useState(isSettled);
  if (isSettled && !wasSettled) setWasSettled(true);
  // Once shown, the parts stay rendered, so that a part that failed can retry in its place.
  if (!wasSettled)
    return (
      // Fills the viewport, so that the content below moves up only once, when everything has loaded.
      <div className={cn(columns, 'min-h-dvh content-start')}>
        <div className="min-w-0 xl:col-span-8">
          <Section title="What you own is worth">
            <ValueLoading />
          </Section>
        </div>
        <div className="hidden min-w-0 xl:col-span-4 xl:block">
          <Section title="Needs your attention">
            <AttentionLoading />
          </Section>
        </div>
      </div>
    );
  return (
    // The second row takes the height that the worth needs more than what is next to it.
    <div className={cn(columns, 'xl:grid-rows-[auto_1fr_auto]')}>
      <div className="min-w-0 xl:col-span-8 xl:row-span-2">
        <ValueSection address={address} />
      </div>
      <div className="grid min-w-0 content-start gap-x-10 gap-y-8 has-[section+section]:md:grid-cols-2 xl:col-span-4 xl:grid-cols-1!">
        <AttentionSection address={address} {...left} />
        <ResultsSection />
      </div>
      <div className="min-w-0 empty:hidden xl:col-span-4 xl:col-start-9 xl:row-span-2 xl:row-start-2">
        <NetworkSection address={address} />
      </div>
      <div className="min-w-0 xl:col-span-8 xl:row-start-3">
        <LatestHistory address={address} />
      </div>
      <div className="min-w-0 xl:col-span-12">
        <GainsSection />
      </div>
    </div>
  );
}
