import type { Draw } from '@trait-market/contract/economy/draws';
import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { missingStatus } from '@/lib/app-error';
import { storedReceipts } from '@/lib/economy/draws/draw-log-memory';
import { useCheckedDraw } from '@/lib/economy/draws/use-checked-draw';
import { useResponseStatus } from '@/lib/rendering/server-render';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';

import { type Checked, isSound } from './checked';
import { DrawResult } from './draw-result';
import { HiddenDraw } from './hidden-draw';
import { Verdict } from './verdict';

type CheckedDrawProps = {
  id: string;
  title: string;
  /** The page's canonical address, if it depends on the query. */
  canonical?: string;
  backLink: (draw: Draw | undefined) => { to: string; label: string };
  /** Shows what the draw waits for, above the verdict. */
  Waiting?: ComponentType<Checked>;
  /** Must not show the result before the draw is verified. */
  children: (draw: Draw, isVerified: boolean) => ReactNode;
};

/** Recomputes a random draw in the browser to verify it, before showing its result. */
export function CheckedDraw({
  id: requestedId,
  title,
  canonical,
  backLink,
  Waiting,
  children,
}: CheckedDrawProps) {
  const id = Bytes32Schema.safeParse(requestedId).data;
  const query = useCheckedDraw(id);
  const { draw, checked, error } = query;
  useResponseStatus(id === undefined ? 404 : missingStatus(error));
  const isFair = checked !== undefined && isSound(checked);
  const isChecking = error === null && id !== undefined && checked === undefined;
  // The browser knows its receipts after hydration only.
  const isHydrated = useIsHydrated();
  const isMissing = isHydrated && id !== undefined && missingStatus(error) !== undefined;
  const receipt = isMissing ? storedReceipts.of(id) : undefined;
  const { to, label } = backLink(draw);
  return (
    <>
      <p className="mb-4 text-sm">
        <Link to={to} className="underline underline-offset-4">
          {label}
        </Link>
      </p>
      <PageHeading title={title} canonical={canonical} />
      <div className="mt-6 grid gap-10">
        {id === undefined && <p>There’s no draw ID in this address. Check the link.</p>}
        {draw?.state === 'drawn' && (isFair || isChecking) && children(draw, isFair)}
        {/* As tall as the stage that shows the result or what the draw waits for. */}
        {draw?.state !== 'drawn' && isChecking && (
          <Skeleton className="min-h-[38rem] rounded-card" />
        )}
        {checked?.draw.state === 'waiting' && isFair && Waiting && <Waiting {...checked} />}
        {checked !== undefined && isFair && <Verdict {...checked} />}
        {checked !== undefined && !isFair && <DrawResult {...checked} />}
        {id !== undefined && receipt !== undefined && <HiddenDraw id={id} receipt={receipt} />}
        {error !== null && receipt === undefined && (
          <QueryFailure title="Couldn’t check this draw" query={query} />
        )}
        {isChecking && (
          <p role="status" className="text-muted">
            Your browser verifies the draw first.
          </p>
        )}
      </div>
    </>
  );
}
