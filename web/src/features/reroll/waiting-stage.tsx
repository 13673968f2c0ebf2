import type { Draw } from '@trait-market/contract/economy/draws';

import type { Checked } from '@/components/draw/checked';
import { Countdown } from '@/components/draw/countdown';
import { StageRoom } from '@/components/draw/stage-room';
import { TraitPreview } from '@/components/draw/trait-preview';
import { SafePicture } from '@/components/safe-picture';
import { usePool } from '@/lib/economy/draws/reroll-queries';
import { namesText } from '@/lib/format/names-text';
import { plainText } from '@/lib/format/plain-text';

import { poolName } from './pool-words';

const PICTURE = 288;

function DrawnFrom({ pool }: { pool: NonNullable<Draw['pool']> }) {
  const { data } = usePool(`${pool.collection}/${pool.slot}`);
  if (!data?.preview?.length) return null;
  return (
    <div>
      <p className="text-sm text-muted">{`The rarest that can come out of ${poolName(data)}, by rarity`}</p>
      <TraitPreview label="Rarest in the pool" traits={data.preview} />
    </div>
  );
}

/** Shows the staked traits and the time left while a re-roll waits for its public round. */
export function WaitingStage({ draw, beacon }: Pick<Checked, 'draw' | 'beacon'>) {
  const traits = [...new Map(draw.stake.map((trait) => [trait.id, trait])).values()];
  const names = draw.stake.map(({ value }) => plainText(value) || 'Unnamed trait');
  return (
    <div className="grid gap-6">
      <StageRoom
        isFloorLow={false}
        caption={
          <>
            <p className="mb-2 font-display text-lg font-extrabold text-balance break-words sm:text-xl">
              {`${namesText(names)} in, a new trait out`}
            </p>
            <Countdown draw={draw} beacon={beacon} />
          </>
        }
      >
        <ul className="flex flex-wrap items-end justify-center gap-4">
          {traits.map(({ id, imageUrl }) => (
            <li key={id}>
              <SafePicture
                src={imageUrl}
                size={PICTURE}
                eager
                className={
                  traits.length === 1
                    ? 'size-56 overflow-hidden rounded-card shadow-menu motion-safe:animate-pulse sm:size-72'
                    : 'size-24 overflow-hidden rounded-card shadow-menu motion-safe:animate-pulse sm:size-44'
                }
              />
            </li>
          ))}
        </ul>
      </StageRoom>
      {draw.pool && <DrawnFrom pool={draw.pool} />}
    </div>
  );
}
