import { LoadFailureActions, type LoadFailureProps } from '@/components/load-failure';

/** In the place of a screen whose code did not load. */
export function ScreenLoadFailure(failure: LoadFailureProps) {
  return (
    <div role="alert" className="page-columns grid max-w-text justify-items-start gap-4 py-24">
      <h1 className="font-display text-xl font-extrabold">Couldn’t load this page</h1>
      <p className="text-muted">
        Check your connection. The page appears as soon as you’re back online.
      </p>
      <LoadFailureActions {...failure} />
    </div>
  );
}
