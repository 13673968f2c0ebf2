import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { NextLink } from '@/components/next-link';
import { QueryFailure } from '@/components/query-failure';
import { ShowMore } from '@/components/show-more';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useCertificates } from '@/lib/economy/burns/burn-queries';
import { burnPath } from '@/lib/economy/burns/light-paths';

import { burnedName, Certificate } from './certificate';

export function Certificates({ address, isOwn }: { address: WalletAddress; isOwn: boolean }) {
  const { items, total, error, isFetching, isFetchingNextPage, fetchMore, retry } =
    useCertificates(address);
  if (items === undefined && error) {
    return (
      <QueryFailure
        title="Couldn’t load the certificates"
        error={error}
        isRetrying={isFetching}
        onRetry={retry}
      />
    );
  }
  if (items === undefined) {
    return (
      <div role="status" className="grid gap-6 lg:grid-cols-2">
        <span className="sr-only">Loading the certificates</span>
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className="max-w-text">
        <p className="mb-5 text-muted">
          {isOwn
            ? 'You haven’t burned anything. For what you give up in the Light, you get a certificate that stays here.'
            : 'This collector hasn’t burned anything.'}
        </p>
        <NextLink to={paths.theLight}>About the Light</NextLink>
      </div>
    );
  }
  return (
    <>
      <ul aria-label="Certificates" className="grid gap-6 lg:grid-cols-2">
        {items.map(
          (burn) =>
            burn.certificate && (
              <li key={burn.id} className="min-w-0">
                <Certificate
                  burn={burn}
                  certificate={burn.certificate}
                  name={
                    <h2 className="line-clamp-3 font-display text-lg font-bold wrap-anywhere">
                      <Link
                        to={burnPath(burn.id)}
                        className="underline decoration-plaster-shade underline-offset-4 hover:decoration-current"
                      >
                        {burnedName(burn)}
                      </Link>
                    </h2>
                  }
                />
              </li>
            ),
        )}
      </ul>
      {total > items.length && (
        <ShowMore
          shown={items.length}
          total={total}
          name="certificates"
          isLoading={isFetchingNextPage}
          onMore={fetchMore}
        />
      )}
    </>
  );
}
