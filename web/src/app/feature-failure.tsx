import { FlagFailure } from '@/components/flag-failure';

/** Offers to retry the request for a page's feature flag. */
export function FeatureFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-columns min-h-dvh py-8 sm:py-14">
      <FlagFailure title="Couldn’t load this page" onRetry={onRetry} />
    </div>
  );
}
