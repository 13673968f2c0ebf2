import type { Draw } from '@trait-market/contract/economy/draws';
import { isSameAddress } from '@trait-market/contract/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { CheckedDraw } from '@/components/draw/checked-draw';
import { OpenedPack } from '@/components/draw/opened-pack';
import { sealedPool } from '@/components/draw/sealed-pool';
import { TearStage } from '@/components/draw/tear-stage';
import { shareableItem } from '@/components/share/shareable';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { poolPath, rerolledPath } from '@/lib/economy/draws/reroll-paths';
import { sealedDraws } from '@/lib/economy/draws/sealed/sealed-draws';
import { namesText } from '@/lib/format/names-text';
import { plainText } from '@/lib/format/plain-text';
import { useConnectedAddress } from '@/lib/session/session-context';

import { WaitingStage } from './waiting-stage';

function DrawnTrait({ draw, isVerified }: { draw: Draw; isVerified: boolean }) {
  const [isOpened, setOpened] = useState(false);
  const address = useConnectedAddress();
  const isOwn = address !== undefined && isSameAddress(address, draw.by.address);
  const title = isOwn ? 'Your new trait' : 'The new trait';
  const [joined, ...burned] = draw.stake.map(({ value }) => plainText(value) || 'Unnamed trait');
  const [drawn] = draw.picks;
  return (
    <div className="grid gap-8">
      {isOpened && drawn ? (
        <OpenedPack
          title={title}
          picks={draw.picks}
          isLatest
          isOwn={isOwn}
          share={{
            ...shareableItem({ kind: 'trait', trait: drawn.trait, quantity: 1 }),
            path: rerolledPath(draw.id),
          }}
        >
          {isOwn && (
            <p className="text-sm text-muted">
              It’s loose in your wallet:{' '}
              <Link to={paths.dashboardInventory} className="underline underline-offset-4">
                see your inventory
              </Link>
              .
            </p>
          )}
          {isOwn && draw.pool && (
            <Link to={poolPath(draw.pool)} className={buttonVariants({ variant: 'outline' })}>
              Re-roll another
            </Link>
          )}
        </OpenedPack>
      ) : (
        <TearStage
          title={title}
          buttonLabel="reveal"
          sealed={
            draw.pool
              ? sealedPool(draw.pool)
              : { id: draw.id, name: 'Re-roll', line: '1 trait', picture: undefined }
          }
          picks={draw.picks}
          isVerified={isVerified}
          onOpened={() => {
            setOpened(true);
            sealedDraws.reveal(draw.id);
          }}
        />
      )}
      <p className="max-w-text text-muted">
        <span>{`${isOwn ? 'You' : 'They'} put in ${joined}`}</span>
        {burned.length > 0 && <span>{`, and burned ${namesText(burned)}`}</span>}
        <span>.</span>
      </p>
    </div>
  );
}

export function Rerolled({ id }: { id: string }) {
  return (
    <CheckedDraw
      id={id}
      title="Re-roll"
      backLink={(draw) =>
        draw?.pool
          ? { to: poolPath(draw.pool), label: 'Back to the pool' }
          : { to: paths.reroll, label: 'All pools' }
      }
      Waiting={WaitingStage}
    >
      {(draw, isVerified) => <DrawnTrait draw={draw} isVerified={isVerified} />}
    </CheckedDraw>
  );
}
