import { CHAINS } from '@trait-market/contract/economy/chains';
import type { TraitDetail } from '@trait-market/contract/economy/trait-detail';

import { SafePicture } from '@/components/safe-picture';
import { TraitPlaceholder } from '@/components/trait/trait-placeholder';
import { plainText } from '@/lib/format/plain-text';

/** The trait that an act is about, at the head of its dialog. */
export function ActSubject({ trait }: { trait: TraitDetail }) {
  return (
    <div className="flex items-center gap-4">
      <SafePicture
        src={trait.imageUrl}
        alt=""
        size={64}
        eager
        placeholder={<TraitPlaceholder />}
        className="size-16 shrink-0 overflow-hidden rounded-control bg-wall"
      />
      <div className="min-w-0">
        <p className="line-clamp-2 font-display font-bold wrap-anywhere">
          {plainText(trait.value)}
        </p>
        <p className="text-sm text-muted">
          {plainText(trait.collectionName)}, on {CHAINS[trait.chainId].name}
        </p>
      </div>
    </div>
  );
}
