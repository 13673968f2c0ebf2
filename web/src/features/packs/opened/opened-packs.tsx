import type { Draw } from '@trait-market/contract/economy/draws';
import { isSameAddress } from '@trait-market/contract/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { CheckedDraw } from '@/components/draw/checked-draw';
import { OpenedPack } from '@/components/draw/opened-pack';
import { sealedPack } from '@/components/draw/sealed-drop';
import { TearStage } from '@/components/draw/tear-stage';
import { shareableItems } from '@/components/share/shareable';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useActions } from '@/lib/actions/actions-context';
import { openText } from '@/lib/economy/draws/pack-lines';
import { dropPath, openedPath } from '@/lib/economy/draws/pack-paths';
import { useOwnPacks } from '@/lib/economy/draws/packs-queries';
import { sealedDraws } from '@/lib/economy/draws/sealed/sealed-draws';
import { useDrop } from '@/lib/economy/draws/use-drop';
import { plainText } from '@/lib/format/plain-text';
import { useConnectedAddress } from '@/lib/session/session-context';
import { useServerMeta } from '@/lib/rendering/server-render';

import { openedMeta } from '../packs-meta';
import { WaitingPack } from './waiting-pack';

const packsOf = ({ signed, picks }: Draw): Draw['picks'][] =>
  Array.from({ length: signed.kind === 'pack' ? Number(signed.message.packs) : 1 }, (_, time) =>
    picks.filter((pick) => pick.time === time),
  );

const shareOf = ({ id, drop }: Draw, picks: Draw['picks']) =>
  shareableItems(
    picks.map(({ trait }) => ({ kind: 'trait', trait, quantity: 1 })),
    {
      title: drop ? `${plainText(drop.name)} pack` : 'A pack',
      collection: picks[0]?.trait.collection,
      path: openedPath(id),
      fileName: `pack-${id.slice(2, 10)}`,
    },
  );

/** Opens the user's further packs of the drop, with another signature. */
function OpenFurther({ dropId }: { dropId: string }) {
  const { start } = useActions();
  const { data } = useOwnPacks(useConnectedAddress());
  const own = data?.items.find(({ drop }) => drop.id === dropId);
  if (own === undefined || own.unopened === 0) return null;
  return (
    <Button
      size="lg"
      onClick={() => start({ kind: 'openPacks', drop: own.drop, packs: own.unopened })}
    >
      {openText(own.unopened)}
    </Button>
  );
}

type Progress = {
  opened: number;
  /** The first pack of those that were opened last. */
  latest: number;
  isSealedShown: boolean;
};

function Packs({ draw, isVerified }: { draw: Draw; isVerified: boolean }) {
  const [{ opened, latest, isSealedShown }, setProgress] = useState<Progress>({
    opened: 0,
    latest: 0,
    isSealedShown: true,
  });
  const address = useConnectedAddress();
  const isOwn = address !== undefined && isSameAddress(address, draw.by.address);
  const { data: drop } = useDrop(draw.drop?.id, false);
  const lastSales =
    drop &&
    new Map(
      drop.boxes.flatMap(({ traits }) =>
        traits.map(({ tokenId, lastSale }) => [tokenId, lastSale]),
      ),
    );
  const packs = packsOf(draw);
  const left = packs.length - opened;
  const titleOf = (pack: number) => (packs.length === 1 ? 'Your pack' : `Pack ${pack + 1}`);
  const openUntil = (count: number) => {
    setProgress({ opened: count, latest: opened, isSealedShown: false });
    if (count === packs.length) sealedDraws.reveal(draw.id);
  };
  const openRest = (
    <Button variant="outline" disabled={!isVerified} onClick={() => openUntil(packs.length)}>
      {left === 1 ? 'Skip to the result' : 'Open all at once'}
    </Button>
  );
  return (
    <div className="grid gap-12">
      {packs.slice(0, opened).map((picks, pack) => (
        <OpenedPack
          key={titleOf(pack)}
          title={titleOf(pack)}
          picks={picks}
          isLatest={pack === latest}
          isOwn={isOwn}
          share={shareOf(draw, picks)}
          lastSales={lastSales}
        >
          {left > 0 && pack === opened - 1 && !isSealedShown && (
            <div className="flex flex-wrap items-center gap-3">
              <Button onClick={() => setProgress({ opened, latest: opened, isSealedShown: true })}>
                Open next
              </Button>
              {openRest}
            </div>
          )}
        </OpenedPack>
      ))}
      {left > 0 && isSealedShown && (
        <TearStage
          key={opened}
          title={titleOf(opened)}
          buttonLabel="tear to open"
          sealed={sealedPack(
            draw,
            drop,
            packs.length === 1 ? '5 traits' : `${opened + 1} of ${packs.length}`,
          )}
          picks={packs[opened] ?? []}
          isVerified={isVerified}
          isFocused={opened > 0}
          onOpened={() => openUntil(opened + 1)}
        >
          {openRest}
        </TearStage>
      )}
      {left === 0 && isOwn && (
        <div className="grid justify-items-start gap-5">
          {draw.drop && <OpenFurther dropId={draw.drop.id} />}
          <p className="max-w-text text-muted">
            They’re loose in your wallet. Keep them, list them, or wear them:{' '}
            <Link to={paths.dashboardInventory} className="underline underline-offset-4">
              see your inventory
            </Link>
            .
          </p>
        </div>
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
      Waiting={WaitingPack}
      canonical={openedPath(id)}
      backLink={(draw) =>
        draw?.drop
          ? { to: dropPath(draw.drop.id), label: plainText(draw.drop.name) }
          : { to: paths.packs, label: 'All drops' }
      }
    >
      {(draw, isVerified) => <Packs draw={draw} isVerified={isVerified} />}
    </CheckedDraw>
  );
}
