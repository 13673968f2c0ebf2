import type { WalletAddress } from '@trait-market/contract/shared';

import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { PRODUCT_NAME } from '@/config/constants';
import { paths } from '@/config/paths';
import { useAccountExists } from '@/lib/public-profile';

type UnknownAccountProps = {
  address: WalletAddress;
  isOwn: boolean;
  isLast: boolean;
};

/** Shown for an address without a public profile; says whether it has an account. */
export function UnknownAccount({ address, isOwn, isLast }: UnknownAccountProps) {
  const query = useAccountExists(address, true);
  const { exists, error, isPending } = query;
  if (error)
    return <QueryFailure title="Couldn’t check whether anyone uses this address" query={query} />;
  if (isPending && exists === undefined)
    return <Skeleton className="h-6 w-2/3 max-w-lg rounded-control" />;
  const whatIsKnown = isOwn
    ? 'You haven’t set up your profile yet.'
    : `Someone uses ${PRODUCT_NAME} with this address, and hasn’t set up a profile.`;
  return (
    <div className="max-w-text">
      <h2 className="font-display text-lg font-bold">
        {exists ? 'No public profile' : 'No account yet'}
      </h2>
      <p className="mt-2 text-muted">
        {exists
          ? whatIsKnown
          : `No one has signed in to ${PRODUCT_NAME} with this address.${isLast ? ' It may still hold traits.' : ''}`}
      </p>
      {isOwn ? (
        <p className="mt-5">
          <NextLink to={paths.dashboardProfile}>Set up your profile</NextLink>
        </p>
      ) : (
        isLast && (
          <p className="mt-5">
            <NextLink to={paths.market}>Go to the market</NextLink>
          </p>
        )
      )}
    </div>
  );
}
