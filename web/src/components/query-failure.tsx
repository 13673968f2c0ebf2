import { RotateCcw } from 'lucide-react';

import { networkLost } from '@/lib/offline/network';
import { offlineCause } from '@/lib/offline/offline-cause';
import { useStore } from '@/lib/use-store';
import { AppError, errorText, isRefusal, serverMessage } from '@/lib/app-error';

import { Alert, AlertDescription, AlertTitle } from './ui/alert';
import { Button } from './ui/button';

/** Replaces a 401's message about tokens. The notice above the page offers to reconnect. */
const NOT_ACCEPTED = 'Your session is no longer valid. Connect again to see this.';

/** Returns the error text of §8. A bare status text from the server becomes a sentence. */
const wordsOf = (error: unknown): string => {
  if (isRefusal(error, 401)) return NOT_ACCEPTED;
  return error instanceof AppError && error.statusText && !serverMessage(error)
    ? `The server answered “${errorText(error)}”. Try again in a moment.`
    : errorText(error);
};

export type FailedQuery = {
  error: unknown;
  isFetching: boolean;
  /** Retries the query. Users need this button, because queries don't retry automatically (§7). */
  refetch: () => unknown;
};

type QueryFailureProps = {
  title: string;
  /** Earlier data is still visible, so the message says that this data is out of date. */
  isOutOfDate?: boolean;
} & ({ query: FailedQuery } | { error: unknown; onRetry: () => void; isRetrying?: boolean });

export function QueryFailure({ title, isOutOfDate = false, ...failed }: QueryFailureProps) {
  const {
    error,
    onRetry,
    isRetrying = false,
  } = 'query' in failed
    ? {
        error: failed.query.error,
        onRetry: () => void failed.query.refetch(),
        isRetrying: failed.query.isFetching,
      }
    : failed;
  const isLost =
    useStore(networkLost, false) && error instanceof AppError && error.kind === 'network';
  return (
    <Alert variant={isLost ? 'default' : 'destructive'} className="max-w-text justify-items-start">
      <AlertTitle>
        {isOutOfDate ? 'This may be out of date. Couldn’t refresh it' : title}
      </AlertTitle>
      <AlertDescription className="text-muted">
        {isLost
          ? `${offlineCause()}. This loads as soon as the connection is back.`
          : wordsOf(error)}
      </AlertDescription>
      <Button variant="outline" size="sm" className="mt-1" disabled={isRetrying} onClick={onRetry}>
        <RotateCcw aria-hidden className={isRetrying ? 'animate-spin' : ''} />
        Try again
      </Button>
    </Alert>
  );
}
