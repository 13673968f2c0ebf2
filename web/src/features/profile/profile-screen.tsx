import { isSameAddress, isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { WatchButton } from '@/components/economy/items/watch-button';
import { FilterLinks } from '@/components/filter-links';
import { FlagFailure } from '@/components/flag-failure';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Avatar } from '@/components/ui/avatar';
import { Skeleton } from '@/components/ui/skeleton';
import { WalletAddressText } from '@/components/wallet-address-text';
import { paths } from '@/config/paths';
import { isRefusal } from '@/lib/app-error';
import type { FeatureState } from '@/lib/flags/feature-state';
import { useFeatureEnabled } from '@/lib/flags/use-feature-enabled';
import { checksumAddress } from '@/lib/format/checksum-address';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';
import { useShowcase } from '@/lib/economy/showcases/use-showcase';
import { usePublicProfile } from '@/lib/public-profile';
import { useResponseStatus, useServerMeta } from '@/lib/rendering/server-render';

import { ProfileFacts } from './profile-facts';
import { profileMeta } from './profile-meta';
import { profileMarketViewOf, profileMarketViews, type ProfileMarketView } from './profile-market';
import { ArrangeShowcase, Showcase } from './showcase/showcase';
import { UnknownAccount } from './unknown-account';

const AVATAR = 144;

function InvalidAddress() {
  useResponseStatus(404);
  return (
    <div className="page-columns grid justify-items-start gap-5 py-12 sm:py-20">
      <PageHeading title="Not a wallet address" />
      <p className="max-w-text text-muted">
        A wallet address is 0x followed by 40 digits or letters a to f. The one in the address bar
        is incomplete or contains a typo.
      </p>
      <NextLink to={paths.market}>Go to the market</NextLink>
    </div>
  );
}

type MarketProps = {
  market: FeatureState;
  /** The views that need the market. Their code loads when one of them is shown. */
  MarketView: ComponentType<{ address: WalletAddress; isOwn: boolean; view: ProfileMarketView }>;
};

type PublicProfileProps = MarketProps & { address: WalletAddress; isOwn: boolean };

function OnTheMarket({ address, isOwn, MarketView }: PublicProfileProps) {
  const [searchParams] = useSearchParams();
  const view = profileMarketViewOf(searchParams);
  const hasLight = useFeatureEnabled('the-light') === true;
  const choices = profileMarketViews.filter(([value]) => hasLight || value !== 'certificates');
  return (
    <div className="grid gap-8">
      <FilterLinks label="Profile" param="show" current={view} choices={choices} />
      <div>
        <MarketView address={address} isOwn={isOwn} view={view} />
      </div>
    </div>
  );
}

function PublicProfile(props: PublicProfileProps) {
  const { address, isOwn, market } = props;
  const query = usePublicProfile(address);
  const { data, error, isPending } = query;
  const isMissing = isRefusal(error, 404);
  const username = shownName(data?.username);
  const name = username ?? shortenAddress(address);
  const showcase = useShowcase(address, market === 'open');
  const shown = showcase.data ?? [];
  useServerMeta(
    import.meta.env.SSR &&
      (() => profileMeta({ address, username, hasPicture: data !== undefined, shown })),
  );
  return (
    <div className="page-columns py-10 sm:py-16">
      <div className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-10">
        {isPending ? (
          <Skeleton className="size-36 rounded-full" />
        ) : (
          <Avatar photo={data?.avatarPhoto} tier={data?.premiumTier} size={AVATAR} />
        )}
        <div className="min-w-0">
          <PageHeading
            title={name}
            {...(shown.length > 0 && { documentTitle: [`${plainText(name)}’s showcase`] })}
            className="line-clamp-3 break-words [unicode-bidi:isolate]"
          />
          {/* Tall enough for what an owner sees here, because the session is restored late. */}
          <div className="mt-2 flex min-h-9 flex-wrap content-start items-center gap-x-4 gap-y-1 max-sm:min-h-17">
            <WalletAddressText address={address} />
            {isOwn && (
              <span className="rounded-tag bg-foreground px-2 py-0.5 text-xs font-semibold text-ground">
                This is you
              </span>
            )}
            {!isOwn && market === 'open' && <WatchButton kind="wallet" id={address} name={name} />}
            {isOwn && !isMissing && (
              <Link
                to={paths.dashboardProfile}
                className="inline-flex min-h-6 items-center text-sm font-semibold accent-underline"
              >
                Edit your profile
              </Link>
            )}
            {isOwn && market === 'open' && showcase.data && (
              <ArrangeShowcase address={address} items={shown} />
            )}
          </div>
        </div>
      </div>
      {market === 'open' && (
        <div className="mt-4 sm:mt-8">
          <ProfileFacts address={address} />
        </div>
      )}
      <div className="mt-10 grid gap-10 border-t border-hairline pt-8">
        {isPending && (
          // Hidden visually where it would shift the market's views below.
          <span role="status" className={market === 'closed' ? 'text-muted' : 'sr-only'}>
            Loading the profile
          </span>
        )}
        {showcase.error && !isRefusal(showcase.error, 404) && showcase.data === undefined && (
          <QueryFailure title="Couldn’t load the showcase" query={showcase} />
        )}
        {market === 'open' && <Showcase items={shown} />}
        {isMissing && (
          <UnknownAccount address={address} isOwn={isOwn} isLast={market === 'closed'} />
        )}
        {error && !isMissing && <QueryFailure title="Couldn’t load this profile" query={query} />}
        {market === 'open' && (
          // Starts loading at once, but shows nothing that the showcase would push down.
          <div hidden={showcase.isPending}>
            <OnTheMarket {...props} />
          </div>
        )}
        {typeof market === 'object' && (
          <FlagFailure
            title={
              isOwn ? 'Couldn’t load what you hold' : 'Couldn’t load what this collector holds'
            }
            onRetry={market.retry}
          />
        )}
        {data && market === 'closed' && (
          <div className="max-w-text">
            <h2 className="font-display text-lg font-bold">Traits and avatars</h2>
            <p className="mt-2 mb-5 text-muted">
              {isOwn
                ? 'What you hold will appear here as soon as we can load it.'
                : 'What this collector holds will appear here as soon as we can load it.'}
            </p>
            <NextLink to={isOwn ? paths.dashboard : paths.market}>
              {isOwn ? 'Go to your dashboard' : 'Go to the market'}
            </NextLink>
          </div>
        )}
      </div>
    </div>
  );
}

type ProfileScreenProps = MarketProps & {
  /** The wallet's address with the letter case of the page's URL. */
  address: string;
  ownAddress: WalletAddress | undefined;
};

export function ProfileScreen({ address, ownAddress, ...market }: ProfileScreenProps) {
  if (!isWalletAddress(address)) return <InvalidAddress />;
  const isOwn = ownAddress !== undefined && isSameAddress(address, ownAddress);
  const wallet = checksumAddress(address);
  return <PublicProfile key={wallet} address={wallet} isOwn={isOwn} {...market} />;
}
