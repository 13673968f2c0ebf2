import type { Draw } from '@trait-market/contract/economy/draws';
import type { Drop } from '@trait-market/contract/economy/drops';

import type { TraitRef } from '@trait-market/contract/economy/shared';

import { dropPath } from '@/lib/economy/draws/pack-paths';
import { plainText } from '@/lib/format/plain-text';

import { shareableItems, type Shareable } from '../share/shareable';
import type { Sealed } from './tear-stage';

/** Returns the rarest trait that makes a good picture of a pack, which a background doesn't. */
const packPicture = (preview: readonly TraitRef[] = []): string | undefined =>
  (preview.find(({ slot }) => slot !== 'background') ?? preview[0])?.imageUrl;

export const sealedDrop = ({ id, name, preview }: Drop): Sealed => ({
  id,
  name: plainText(name) || id,
  line: '5 traits',
  picture: packPicture(preview),
});

/** Returns a pack that is being opened. Its picture is known once the drop has loaded. */
export const sealedPack = (
  { id, drop }: Pick<Draw, 'id' | 'drop'>,
  detail: Pick<Drop, 'preview'> | undefined,
  line: string,
): Sealed => ({
  id: drop?.id ?? id,
  name: drop === null ? 'A pack' : plainText(drop.name),
  line,
  picture: detail && packPicture(detail.preview),
});

export const shareableDrop = ({ id, name, collection, preview = [] }: Drop): Shareable =>
  shareableItems(
    preview.map((trait) => ({ kind: 'trait', trait, quantity: 1 })),
    { title: plainText(name) || id, collection, path: dropPath(id), fileName: `drop-${id}` },
  );
