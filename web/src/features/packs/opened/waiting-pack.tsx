import type { Checked } from '@/components/draw/checked';
import { Countdown } from '@/components/draw/countdown';
import { PackArt } from '@/components/draw/pack-art';
import { sealedPack } from '@/components/draw/sealed-drop';
import { StageRoom } from '@/components/draw/stage-room';
import { packsCount } from '@/lib/economy/draws/pack-lines';
import { useDrop } from '@/lib/economy/draws/use-drop';

/** Shows the pack in the place where it will be torn, while it waits for its public round. */
export function WaitingPack({ draw, beacon }: Pick<Checked, 'draw' | 'beacon'>) {
  const { data: drop } = useDrop(draw.drop?.id, false);
  const packs = draw.signed.kind === 'pack' ? Number(draw.signed.message.packs) : 1;
  const line = packs === 1 ? '5 traits' : packsCount(packs);
  return (
    <StageRoom isFloorLow={false} caption={<Countdown draw={draw} beacon={beacon} />}>
      <div className="w-60 motion-safe:animate-pulse sm:w-72">
        <PackArt {...sealedPack(draw, drop, line)} />
      </div>
    </StageRoom>
  );
}
