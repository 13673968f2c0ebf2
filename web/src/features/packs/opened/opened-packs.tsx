import type { Draw } from '@trait-market/contract/economy/draws';
import { Bytes32Schema } from '@trait-market/contract/economy/hex';
import { isSameAddress } from '@trait-market/contract/wallet-address';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { DrawResult, Verdict } from '@/components/draw/draw-result';
import { OpenedPack } from '@/components/draw/opened-pack';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { dropPath } from '@/lib/economy/pack-paths';
import { useCheckedDraw } from '@/lib/economy/use-checked-draw';
import { plainText } from '@/lib/format/plain-text';
import { connectedAddress } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

/** Each pack's traits, in the order in which they were drawn. */
const packsOf = ({ signed, picks }: Draw): Draw['picks'][] =>
  Array.from({ length: signed.kind === 'pack' ? Number(signed.message.packs) : 1 }, (_, time) =>
    picks.filter((pick) => pick.time === time),
  );

/** What came, pack by pack: torn open one by one, or all at once. */
function Packs({ draw }: { draw: Draw }) {
  const [torn, setTorn] = useState<readonly number[]>([]);
  const [latest, setLatest] = useState<number>();
  const address = connectedAddress(useSessionState());
  const isOwn = address !== undefined && isSameAddress(address, draw.by.address);
  const packs = packsOf(draw);
  const titleOf = (pack: number) => (packs.length === 1 ? 'Your pack' : `Pack ${pack + 1}`);
  const tear = (which: readonly number[]) => {
    setLatest(which.find((pack) => !torn.includes(pack)));
    setTorn([...new Set([...torn, ...which])]);
  };
  const isAllTorn = torn.length === packs.length;
  return (
    <div className="grid gap-8">
      {!isAllTorn && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => tear(packs.map((_, pack) => pack))}
        >
          {packs.length === 1 ? 'Skip to what came' : 'Open all at once'}
        </Button>
      )}
      {packs.map((picks, pack) => (
        <OpenedPack
          key={titleOf(pack)}
          title={titleOf(pack)}
          picks={picks}
          isTorn={torn.includes(pack)}
          isLatest={latest === pack}
          isOwn={isOwn}
          onTear={() => tear([pack])}
        />
      ))}
      {isAllTorn && isOwn && (
        <p className="max-w-text text-muted">
          They’re loose in your wallet. Keep them, list them, or wear them:{' '}
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
 * Packs that were opened. What came is drawn again in this browser before any of it is shown; where it isn’t
 * what the proof gives, that is said instead, and the proof is kept to download.
 */
export function OpenedPacks({ id: asked }: { id: string }) {
  const id = Bytes32Schema.safeParse(asked).data;
  const { draw, faults, error, isFetching, refetch } = useCheckedDraw(id);
  const isFair = faults?.length === 0;
  return (
    <>
      <p className="mb-4 text-sm">
        <Link
          to={draw?.drop ? dropPath(draw.drop.id) : paths.packs}
          className="underline underline-offset-4"
        >
          {draw?.drop ? plainText(draw.drop.name) : 'All drops'}
        </Link>
      </p>
      <PageHeading title="What’s inside" />
      <div className="mt-6 grid gap-10">
        {id === undefined && <p>This address has no draw’s id in it. Look at the link again.</p>}
        {draw !== undefined && isFair && (
          <>
            <Verdict draw={draw} faults={[]} />
            {draw.state === 'drawn' && <Packs draw={draw} />}
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
