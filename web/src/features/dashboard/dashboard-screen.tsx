import type { WalletAddress } from '@trait-market/contract/shared';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { CloakroomArt } from '@/components/art/cloakroom-art';
import { FlagFailure } from '@/components/flag-failure';
import { PageHeading } from '@/components/page/page-heading';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';

import type { FeatureState } from '@/lib/flags/feature-state';

import { CreditsView } from './credits-view';
import { DashboardTabs } from './dashboard-tabs';
import {
  dashboardViewOf,
  dashboardViews,
  isMarketView,
  type DashboardView,
  type MarketView,
} from './dashboard-views';
import { Overview } from './overview';

export type DashboardVisitor =
  | { kind: 'stranger' }
  | { kind: 'restoring' }
  | { kind: 'signedIn'; address: WalletAddress };

function WayIn({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-12">
      <div className="grid justify-items-start gap-6 lg:col-span-6">
        <p className="text-lg text-muted">
          Your dashboard belongs to your wallet. Connect your wallet and sign one message to see it.
        </p>
        {children}
      </div>
      <div className="lg:col-span-6">
        <CloakroomArt />
      </div>
    </div>
  );
}

type DashboardScreenProps = {
  visitor: DashboardVisitor;
  connectButton: ReactNode;
  profileSettings: ReactNode;
  market: FeatureState;
  subscriptions: FeatureState;
  creditsView: ReactNode;
  /** The view of the user's worth. Its code loads when it is shown, if the market is enabled. */
  Worth: ComponentType<{ address: WalletAddress }>;
  /** The worth by floor and by offers, next to the inventory's title. */
  WorthTotal: ComponentType<{ address: WalletAddress }>;
  /** The views that need the market. Their code loads when one of them is shown. */
  MarketViews: ComponentType<{ address: WalletAddress; view: MarketView }>;
};

function Waiting({ words }: { words: string }) {
  return (
    <div className="mt-8 grid gap-4">
      <LoadingText>{words}</LoadingText>
      <Skeleton className="h-11 w-48 rounded-control" />
      <Skeleton className="h-40 w-full max-w-text rounded-control" />
    </div>
  );
}

/** Returns what a failed flag request keeps the view from showing, and its retry. */
const failureOf = (view: DashboardView, market: FeatureState, subscriptions: FeatureState) => {
  if (typeof market === 'object' && (view === 'overview' || isMarketView(view)))
    return { part: view === 'overview' ? 'your dashboard' : 'this view', retry: market.retry };
  if (typeof subscriptions === 'object' && view === 'credits')
    return { part: 'your credits', retry: subscriptions.retry };
  return undefined;
};

type ContentProps = DashboardScreenProps & { view: DashboardView };

function Content({ visitor, view, market, subscriptions, ...parts }: ContentProps) {
  const failed = failureOf(view, market, subscriptions);
  switch (visitor.kind) {
    case 'stranger':
      return <WayIn>{parts.connectButton}</WayIn>;
    case 'restoring':
      return <Waiting words="Restoring your session" />;
    case 'signedIn':
      // The market's flags change the tabs and the overview, which would shift otherwise.
      if (market === 'loading' || subscriptions === 'loading') return <Waiting words="Loading" />;
      return (
        <>
          <DashboardTabs address={visitor.address} current={view} market={market} />
          <div className="pt-5 sm:pt-6">
            {failed ? (
              <FlagFailure title={`Couldn’t load ${failed.part}`} onRetry={failed.retry} />
            ) : (
              <>
                {view === 'overview' && (
                  <Overview
                    address={visitor.address}
                    isMarketOpen={market === 'open'}
                    hasPlans={subscriptions === 'open'}
                    Worth={parts.Worth}
                  />
                )}
                {isMarketView(view) && <parts.MarketViews address={visitor.address} view={view} />}
                {view === 'profile' && parts.profileSettings}
                {view === 'credits' &&
                  (subscriptions === 'open' ? parts.creditsView : <CreditsView />)}
              </>
            )}
          </div>
        </>
      );
  }
}

export function DashboardScreen(props: DashboardScreenProps) {
  const [searchParams] = useSearchParams();
  const { visitor, market, WorthTotal } = props;
  const view = dashboardViewOf(searchParams, market === 'closed');
  return (
    <div className="page-columns py-6 sm:py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <PageHeading title={dashboardViews[view].title} />
        {view === 'inventory' && visitor.kind === 'signedIn' && market === 'open' && (
          // Reserves the totals' height before their code has loaded, to avoid a layout shift.
          <div className="min-h-16 max-sm:w-full">
            <WorthTotal address={visitor.address} />
          </div>
        )}
      </div>
      <Content view={view} {...props} />
    </div>
  );
}
