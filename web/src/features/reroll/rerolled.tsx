import type { Draw } from '@trait-market/contract/economy/draws';
import { isSameAddress } from '@trait-market/contract/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { CheckedDraw } from '@/components/draw/checked-draw';
import { OpenedPack } from '@/components/draw/opened-pack';
import { paths } from '@/config/paths';
import { poolPath } from '@/lib/economy/draws/reroll-paths';
import { plainText } from '@/lib/format/plain-text';
import { useConnectedAddress } from '@/lib/session/session-context';

function DrawnTrait({ draw }: { draw: Draw }) {
  const [isTorn, setTorn] = useState(false);
  const address = useConnectedAddress();
  const isOwn = address !== undefined && isSameAddress(address, draw.by.address);
  const [joined, ...burned] = draw.stake.map(({ value }) => plainText(value) || 'Unnamed trait');
  return (
    <div className="grid gap-8">
      <p className="max-w-text text-muted">
        {isOwn ? 'You' : 'They'} put in {joined}
        {burned.length > 0 && <span>{`, and burned ${burned.join(' and ')}`}</span>}
        <span>.</span>
      </p>
      <OpenedPack
        title={isOwn ? 'Your new trait' : 'The new trait'}
        buttonLabel="reveal"
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

export function Rerolled({ id }: { id: string }) {
  return (
    <CheckedDraw
      id={id}
      title="A re-roll"
      backLink={(draw) =>
        draw?.pool
          ? { to: poolPath(draw.pool), label: 'Back to the pool' }
          : { to: paths.reroll, label: 'All pools' }
      }
    >
      {(draw) => <DrawnTrait draw={draw} />}
    </CheckedDraw>
  );
}
