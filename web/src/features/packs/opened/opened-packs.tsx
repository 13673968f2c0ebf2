import type { Draw } from '@trait-market/contract/economy/draws';
import { isSameAddress } from '@trait-market/contract/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { CheckedDraw } from '@/components/draw/checked-draw';
import { OpenedPack } from '@/components/draw/opened-pack';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { dropPath, openedPath } from '@/lib/economy/draws/pack-paths';
import { plainText } from '@/lib/format/plain-text';
import { useConnectedAddress } from '@/lib/session/session-context';
import { useServerMeta } from '@/lib/rendering/server-render';

import { openedMeta } from '../packs-meta';

const packsOf = ({ signed, picks }: Draw): Draw['picks'][] =>
  Array.from({ length: signed.kind === 'pack' ? Number(signed.message.packs) : 1 }, (_, time) =>
    picks.filter((pick) => pick.time === time),
  );

function Packs({ draw }: { draw: Draw }) {
  const [torn, setTorn] = useState<readonly number[]>([]);
  const [latest, setLatest] = useState<number>();
  const address = useConnectedAddress();
  const isOwn = address !== undefined && isSameAddress(address, draw.by.address);
  const packs = packsOf(draw);
  const titleOf = (pack: number) => (packs.length === 1 ? 'Your pack' : `Pack ${pack + 1}`);
  const tear = (which: readonly number[]) => {
    setLatest(which.find((pack) => !torn.includes(pack)));
    setTorn([...new Set([...torn, ...which])]);
  };
  const isAllTorn = torn.length === packs.length;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-8">
      {!isAllTorn && (
        <div className="w-full">
          <Button variant="outline" onClick={() => tear(packs.map((_, pack) => pack))}>
            {packs.length === 1 ? 'Skip to the result' : 'Open all at once'}
          </Button>
        </div>
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

export function OpenedPacks({ id }: { id: string }) {
  useServerMeta(import.meta.env.SSR && (() => openedMeta(id)));
  return (
    <CheckedDraw
      id={id}
      title="What’s inside"
      canonical={openedPath(id)}
      backLink={(draw) =>
        draw?.drop
          ? { to: dropPath(draw.drop.id), label: plainText(draw.drop.name) }
          : { to: paths.packs, label: 'All drops' }
      }
    >
      {(draw) => <Packs draw={draw} />}
    </CheckedDraw>
  );
}
