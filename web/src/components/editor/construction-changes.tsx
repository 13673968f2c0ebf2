import type { WornTrait } from '@trait-market/contract/economy/avatars';
import type { SlotChange } from '@trait-market/contract/economy/benches';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { slotNames } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';
import { Thumbnail } from '../thumbnail';

/** Renders an empty frame if there is no trait, so that the traits of all rows align. */
function TraitPicture({ trait }: { trait: WornTrait | null }) {
  if (trait === null)
    return <span className="block size-10 rounded-control border border-dashed border-control" />;
  return <Thumbnail src={trait.imageUrl} size={40} className="size-10" />;
}

function TraitLink({ trait: { id, value } }: { trait: WornTrait }) {
  return (
    <Link
      translate="no"
      to={paths.trait(id)}
      className="font-semibold wrap-anywhere underline decoration-hairline underline-offset-4 hover:decoration-accent"
    >
      {plainText(value) || 'Unnamed trait'}
    </Link>
  );
}

function Words({ takenOff, putOn }: SlotChange) {
  if (takenOff && putOn)
    return (
      <span key="swapped">
        Swapped <TraitLink trait={takenOff} /> for <TraitLink trait={putOn} />
      </span>
    );
  if (putOn)
    return (
      <span key="put on">
        Put on <TraitLink trait={putOn} />
      </span>
    );
  return (
    takenOff && (
      <span key="taken off">
        Took off <TraitLink trait={takenOff} />
      </span>
    )
  );
}

export function ConstructionChanges({ changes }: { changes: readonly SlotChange[] }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {changes.map((change) => (
        <li key={change.slot} className="flex items-center gap-4 py-2.5">
          <span aria-hidden className="flex shrink-0 items-center gap-1.5">
            <TraitPicture trait={change.takenOff} />
            <ArrowRight className="size-4 text-muted" />
            <TraitPicture trait={change.putOn} />
          </span>
          <span className="min-w-0 text-sm">
            <span className="block text-xs text-muted">{slotNames[change.slot]}</span>{' '}
            <Words {...change} />
          </span>
        </li>
      ))}
    </ul>
  );
}
