import type { Draw } from '@trait-market/contract/economy/draws';
import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { useCheckedDraw } from '@/lib/economy/draws/use-checked-draw';

import { DrawResult, Verdict } from './draw-result';

type CheckedDrawProps = {
  /** As the address has it. */
  id: string;
  title: string;
  /** Where one came from, as soon as that is known. */
  wayBack: (draw: Draw | undefined) => { to: string; label: string };
  /** What came of a draw that is fair. */
  children: (draw: Draw) => ReactNode;
};

/**
 * A draw on a page of its own. What came is drawn again in this browser before any of it is shown; where it
 * isn’t what the proof gives, that is said instead, and the proof is kept to download.
 */
export function CheckedDraw({ id: asked, title, wayBack, children }: CheckedDrawProps) {
  const id = Bytes32Schema.safeParse(asked).data;
  const { draw, faults, error, isFetching, refetch } = useCheckedDraw(id);
  const isFair = faults?.length === 0;
  const { to, label } = wayBack(draw);
  return (
    <>
      <p className="mb-4 text-sm">
        <Link to={to} className="underline underline-offset-4">
          {label}
        </Link>
      </p>
      <PageHeading title={title} />
      <div className="mt-6 grid gap-10">
        {id === undefined && <p>There’s no draw ID in this address. Check the link.</p>}
        {draw !== undefined && isFair && (
          <>
            <Verdict draw={draw} faults={[]} />
            {draw.state === 'drawn' && children(draw)}
          </>
        )}
        {draw !== undefined && faults !== undefined && !isFair && (
          <DrawResult draw={draw} faults={faults} level={2} />
        )}
        {error !== null && (
          <QueryFailure
            title="Couldn’t check this draw"
            error={error}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        )}
        {error === null && id !== undefined && faults === undefined && (
          <p role="status" className="text-muted">
            Drawing it again in your browser…
          </p>
        )}
      </div>
    </>
  );
}
