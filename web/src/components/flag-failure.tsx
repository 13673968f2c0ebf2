import { AppError } from '@/lib/app-error';

import { QueryFailure } from './query-failure';

const failed = new AppError('network', 'Check your connection, then try again.');

/** Offers to retry the request for a feature flag, instead of showing the feature as closed. */
export function FlagFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return <QueryFailure title={title} error={failed} onRetry={onRetry} />;
}
