import { creditBalance } from '@trait-market/contract/v1/credits';
import type { WalletAddress } from '@trait-market/contract/shared';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';

import { PlanEndNotice } from '@/components/economy/plan-notice';
import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { Avatar } from '@/components/ui/avatar';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { WalletAddressText } from '@/components/wallet-address-text';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { useCredits } from '@/lib/credits';
import { useCurrentUser } from '@/lib/session/current-user';
import { useCreditStanding } from '@/lib/economy/wallets/credit-queries';
import { shownName } from '@/lib/format/shown-name';

import { Balances } from './balances';

const AVATAR = 56;

const pagesOf = (address: WalletAddress, inCredits: string) => [
  { to: paths.profile(address), label: 'Public profile', about: 'What others see' },
  { to: paths.dashboardProfile, label: 'Edit profile', about: 'Picture, username, email' },
  { to: paths.dashboardCredits, label: 'Credits', about: inCredits },
];

function OverviewLoading() {
  return (
    <div className="flex items-center gap-4">
      <LoadingText>Loading</LoadingText>
      <Skeleton className="size-14 rounded-full" />
      <Skeleton className="w-40 rounded-control font-display text-lg">&nbsp;</Skeleton>
    </div>
  );
}

type OverviewProps = {
  address: WalletAddress;
  isMarketOpen: boolean;
  hasPlans: boolean;
  Worth: ComponentType<{ address: WalletAddress }>;
};

export function Overview({ address, isMarketOpen, hasPlans, Worth }: OverviewProps) {
  const { data: credits } = useCredits();
  const { data: standing, isLoading: isLoadingPlan } = useCreditStanding(hasPlans);
  const query = useCurrentUser();
  const { data: user, error } = query;
  if (error && !user) return <QueryFailure title="Couldn’t load your account" query={query} />;
  const inCredits = credits ? `${creditBalance(credits)} in total` : '\u00A0';
  return (
    <>
      {isLoadingPlan && <OverviewLoading />}
      {/* Hidden while the plan loads, whose notice would shift the rest. Its parts load meanwhile. */}
      <div
        hidden={isLoadingPlan}
        className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-12"
      >
        <div className="empty:hidden lg:col-span-12">
          <PlanEndNotice ledger={standing} />
        </div>
        <section
          aria-label="Account"
          className={cn(
            'flex min-w-0 items-center gap-4 lg:col-span-6',
            isMarketOpen && 'xl:col-span-8',
          )}
        >
          {user ? (
            <Avatar photo={user.avatarPhoto} tier={user.premiumTier} size={AVATAR} />
          ) : (
            <Skeleton className="size-14 rounded-full" />
          )}
          <div className="min-w-0">
            <h2 className="truncate font-display text-lg font-extrabold">
              {user ? (
                (shownName(user.username) ?? 'No name yet')
              ) : (
                <Skeleton className="w-40 rounded-control">&nbsp;</Skeleton>
              )}
            </h2>
            <div className="mt-1 flex flex-wrap items-center gap-x-4">
              <WalletAddressText address={address} />
              {isMarketOpen && (
                <Link
                  to={paths.profile(address)}
                  className="inline-flex min-h-6 items-center text-sm font-semibold accent-underline"
                >
                  See your public profile
                </Link>
              )}
            </div>
          </div>
        </section>
        {isMarketOpen && (
          <div className="min-w-0 lg:order-2 lg:col-span-12">
            <Worth address={address} />
          </div>
        )}
        {!isMarketOpen && (
          <nav aria-label="Your pages" className="lg:col-span-6">
            <ul className="divide-y divide-hairline border-y border-hairline">
              {pagesOf(address, inCredits).map(({ to, label, about }) => (
                <li key={to} className="flex flex-wrap items-baseline justify-between gap-x-4 py-4">
                  <Link to={to} className="font-display text-lg font-bold accent-underline">
                    {label}
                  </Link>
                  <span className="text-sm text-muted tabular-nums">{about}</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {/* Next to the account on laptops, where the worth would leave half a row empty below it. */}
        <section
          aria-labelledby="balances"
          className={cn('lg:col-span-6', isMarketOpen && 'lg:order-1 xl:col-span-4')}
        >
          <h2
            id="balances"
            className={cn('font-display text-lg font-bold', isMarketOpen && 'mb-4 lg:sr-only')}
          >
            In your wallet
          </h2>
          {!isMarketOpen && (
            <p className="mt-2 mb-5 max-w-text text-muted">Read directly from each network.</p>
          )}
          <Balances address={address} isMarketOpen={isMarketOpen} />
        </section>
        {!isMarketOpen && (
          <section className="lg:col-span-6">
            <h2 className="font-display text-lg font-bold">Your traits and avatars</h2>
            <p className="mt-2 mb-5 max-w-text text-muted">
              They’ll appear here as soon as we can read what your wallet holds.
            </p>
            <NextLink to={paths.market}>Go to the market</NextLink>
          </section>
        )}
      </div>
    </>
  );
}
