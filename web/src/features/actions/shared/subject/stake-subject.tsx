import type { RerollPool } from '@trait-market/contract/economy/reroll';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import { ArrowRight } from 'lucide-react';

import { PackArt } from '@/components/draw/pack-art';
import { sealedPool } from '@/components/draw/sealed-pool';
import { SafePicture } from '@/components/safe-picture';
import { cn } from '@/lib/cn';
import { wearableName } from '@/lib/looks/look-words';

const PICTURE = 112;

/** Adds unique keys, because the same trait can be put in three times. */
const keyed = (stake: readonly OwnedTrait[]) =>
  stake.map((trait, place) => ({ key: `${place} ${trait.id}`, trait }));

/** Shows the traits that go into a pool, and the sealed one that comes out. */
export function StakeSubject({ pool, stake }: { pool: RerollPool; stake: readonly OwnedTrait[] }) {
  return (
    <div className="flex items-center gap-3">
      <ul className="flex min-w-0 gap-2">
        {keyed(stake).map(({ key, trait }) => (
          <li key={key} className="min-w-0">
            <SafePicture
              src={trait.imageUrl}
              alt={wearableName(trait)}
              size={PICTURE}
              eager
              className={cn(
                'aspect-square overflow-hidden rounded-control bg-wall',
                stake.length === 1 ? 'w-28' : 'w-20',
              )}
            />
          </li>
        ))}
      </ul>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-muted" />
      <div className={cn('shrink-0', stake.length === 1 ? 'w-24' : 'w-16')}>
        <PackArt {...sealedPool(pool)} />
      </div>
    </div>
  );
}
