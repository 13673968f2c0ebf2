import type { Drop } from '@trait-market/contract/economy/drops';
import { CHAINS } from '@trait-market/contract/economy/shared';

import { sealedDrop } from '@/components/draw/sealed-drop';
import { plainText } from '@/lib/format/plain-text';

import { SealedSubject } from './sealed-subject';

export function DropSubject({ drop }: { drop: Drop }) {
  const sealed = sealedDrop(drop);
  return (
    <SealedSubject sealed={sealed} title={sealed.name}>
      {plainText(drop.collectionName)}, on {CHAINS[drop.chainId].name}
    </SealedSubject>
  );
}
