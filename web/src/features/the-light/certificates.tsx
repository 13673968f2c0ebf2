import type { WalletAddress } from '@trait-market/contract/shared';
import { Link } from 'react-router-dom';

import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useCertificates } from '@/lib/economy/burns/burn-queries';
import { burnPath } from '@/lib/economy/burns/light-paths';

import { burnedName, Certificate } from './certificate';
import { PagedList } from '@/components/paged-list';
import { EmptyNote } from '@/components/empty-note';

export function Certificates({ address, isOwn }: { address: WalletAddress; isOwn: boolean }) {
  return (
    <PagedList
      list={useCertificates(address)}
      name="certificates"
      failure="Couldn’t load the certificates"
      loading={
        <div role="status" className="grid gap-6 lg:grid-cols-2">
          <span className="sr-only">Loading the certificates</span>
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      }
      empty={
        <EmptyNote next={['About the Light', paths.theLight]}>
          {isOwn
            ? 'You haven’t burned anything. For what you give up in the Light, you get a certificate that stays here.'
            : 'This collector hasn’t burned anything.'}
        </EmptyNote>
      }
    >
      {(burns) => (
        <ul aria-label="Certificates" className="grid gap-6 lg:grid-cols-2">
          {burns.map(
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
      )}
    </PagedList>
  );
}
