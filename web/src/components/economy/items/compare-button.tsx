import type { TraitRef } from '@trait-market/contract/economy/shared';
import { Scale } from 'lucide-react';

import { compared } from '@/lib/compare/compared';
import { plainText } from '@/lib/format/plain-text';
import { NONE, useStore } from '@/lib/use-store';

import { Button } from '../../ui/button';

type CompareButtonProps = { trait: Pick<TraitRef, 'id' | 'value' | 'imageUrl'> };

/** Adds a trait to the traits to compare, or removes it. */
export function CompareButton({ trait: { id, value, imageUrl } }: CompareButtonProps) {
  const isOn = useStore(compared, NONE).some((one) => one.id === id);
  const name = plainText(value) || 'Unnamed trait';
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isOn}
      aria-label={`Compare ${name}`}
      onClick={() => (isOn ? compared.remove(id) : compared.add({ id, name, imageUrl }))}
    >
      <Scale aria-hidden className={isOn ? 'text-accent-text' : ''} />
      <span>{isOn ? 'Comparing' : 'Compare'}</span>
    </Button>
  );
}
