import { RotateCcw } from 'lucide-react';
import { useEffect } from 'react';

import { reloadOnce, SITE_UPDATED, siteUpdate } from '@/lib/site-update/site-update';
import { useStore } from '@/lib/use-store';

import { Button } from './ui/button';

export type LoadFailureProps = {
  tries: number;
  onRetry: () => void;
};

export function ReloadButton() {
  return (
    <Button variant="outline" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  );
}

/** Returns why code failed to load: the site was updated, or otherwise `connectionText`. */
export const useLoadFailureText = (connectionText: string): string =>
  useStore(siteUpdate, false) ? SITE_UPDATED : connectionText;

/** Offers to retry or reload. After an update of the site, reloads if nothing is unsaved. */
export function LoadFailureActions({ tries, onRetry }: LoadFailureProps) {
  const isUpdated = useStore(siteUpdate, false);
  useEffect(() => {
    if (isUpdated) reloadOnce();
  }, [isUpdated]);
  return (
    <div className="flex flex-wrap gap-3">
      {!isUpdated && (
        <Button variant="outline" onClick={onRetry}>
          <RotateCcw aria-hidden />
          <span>Try again</span>
        </Button>
      )}
      {/* Some browsers cache a module's failure until the page reloads. */}
      {(isUpdated || tries > 1) && <ReloadButton />}
    </div>
  );
}

export function LoadFailure(failure: LoadFailureProps) {
  const text = useLoadFailureText('Couldn’t load this part. Check your connection and try again.');
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-4">
      <p className="text-sm text-muted">{text}</p>
      <LoadFailureActions {...failure} />
    </div>
  );
}
