import type { TraitRef } from '@trait-market/contract/economy/shared';

import { SafePicture } from '@/components/safe-picture';
import { wearableName } from '@/lib/looks/look-words';

const PICTURE = 48;

/** The number of pictures that fit into one line of a dialog on a phone. */
export const PICTURED = 4;

type TraitPicturesProps = { title: string; traits: readonly TraitRef[] };

/** Shows traits in one line, which the sentences of the review describe. */
export function TraitPictures({ title, traits }: TraitPicturesProps) {
  if (traits.length === 0) return null;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <h3 className="w-16 shrink-0 pt-3.5 text-xs text-muted">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {traits.map((trait) => (
          <li key={trait.id}>
            <SafePicture
              src={trait.imageUrl}
              alt={wearableName(trait)}
              size={PICTURE}
              eager
              className="size-12 overflow-hidden rounded-control bg-wall"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
