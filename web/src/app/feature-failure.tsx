import { QueryFailure } from '@/components/query-failure';
import { AppError } from '@/lib/app-error';

const error = new AppError('network', 'Check your connection, then try again.');

/** Offers to retry the request for a page's feature flag. */
export function FeatureFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-columns min-h-dvh py-8 sm:py-14">
      <QueryFailure title="Couldn’t load this page" error={error} onRetry={onRetry} />
    </div>
  );
}
