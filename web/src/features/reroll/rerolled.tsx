import type { Draw } from '@trait-market/contract/economy/draws';
import { Bytes32Schema } from '@trait-market/contract/economy/hex';
import { isSameAddress } from '@trait-market/contract/wallet-address';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { DrawResult, Verdict } from '@/components/draw/draw-result';
import { OpenedPack } from '@/components/draw/opened-pack';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { poolPath } from '@/lib/economy/reroll-paths';
import { useCheckedDraw } from '@/lib/economy/use-checked-draw';
import { plainText } from '@/lib/format/plain-text';
import { connectedAddress } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

const TITLE = 'What came';

/** What went in, and what came for it once somebody looks. */
function Came({ draw }: { draw: Draw }) {
  const [isTorn, setTorn] = useState(false);
  const address = connectedAddress(useSessionState());
  const isOwn = address !== undefined && isSameAddress(address, draw.by.address);
  const [joined, ...burned] = draw.stake.map(({ value }) => plainText(value) || 'Unnamed trait');
  return (
    <div className="grid gap-8">
      <p className="max-w-text text-muted">
        {isOwn ? 'You' : 'They'} put in {joined}
        {burned.length > 0 && `, and burned ${burned.join(' and ')}`}.
      </p>
      <OpenedPack
        title={TITLE}
        deed="look at it"
        picks={draw.picks}
        isTorn={isTorn}
        isLatest={isTorn}
        isOwn={isOwn}
        onTear={() => setTorn(true)}
      />
      {isTorn && isOwn && (
        <p className="max-w-text text-muted">
          It’s loose in your wallet. Keep it, list it, or wear it:{' '}
          <Link to={paths.dashboardInventory} className="underline underline-offset-4">
            see your inventory
          </Link>
          .
        </p>
      )}
    </div>
  );
}

/**
 * A re-roll. What came is drawn again in this browser before it is shown; where it isn’t what the proof gives,
 * that is said instead, and the proof is kept to download.
 */
export function Rerolled({ id: asked }: { id: string }) {
  const id = Bytes32Schema.safeParse(asked).data;
  const { draw, faults, error, isFetching, refetch } = useCheckedDraw(id);
  const isFair = faults?.length === 0;
  return (
    <>
      <p className="mb-4 text-sm">
        <Link
          to={draw?.pool ? poolPath(draw.pool) : paths.reroll}
          className="underline underline-offset-4"
        >
          {draw?.pool ? 'Back to the pool' : 'All pools'}
        </Link>
      </p>
      <PageHeading title="A re-roll" />
      <div className="mt-6 grid gap-10">
        {id === undefined && <p>This address has no draw’s id in it. Look at the link again.</p>}
        {draw !== undefined && isFair && (
          <>
            <Verdict draw={draw} faults={[]} />
            {draw.state === 'drawn' && <Came draw={draw} />}
          </>
        )}
        {draw !== undefined && faults !== undefined && !isFair && (
          <DrawResult draw={draw} faults={faults} />
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
