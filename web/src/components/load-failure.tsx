import { RotateCcw } from 'lucide-react';

import { Button } from './ui/button';

export type LoadFailureProps = {
  /** How often it has failed. */
  tries: number;
  onRetry: () => void;
};

/** The ways on where a part of the app did not load. It comes by itself with the network, too. */
export function LoadFailureActions({ tries, onRetry }: LoadFailureProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={onRetry}>
        <RotateCcw aria-hidden />
        Try again
      </Button>
      {/* Some browsers remember what failed, and a new version of the app has other files. */}
      {tries > 1 && (
        <Button variant="outline" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      )}
    </div>
  );
}

/** In the place of a part of a page that did not load. */
export function LoadFailure(failure: LoadFailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <p className="text-sm text-muted">
        Couldn’t load this part. Check your connection and try again.
      </p>
      <LoadFailureActions {...failure} />
    </div>
  );
}
