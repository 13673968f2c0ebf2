import type { Drop } from '@trait-market/contract/economy/drops';
import { useId } from 'react';

import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { packSelection } from '@/lib/economy/draws/pack-selection';
import { plainText } from '@/lib/format/plain-text';

import type { SelectedPacks } from './use-selected-packs';

type PackCountProps = { drop: Drop; selected: SelectedPacks };

/** Chooses how many packs of a drop to buy. */
export function PackCount({ drop, selected }: PackCountProps) {
  const id = useId();
  const count = selected.countOf(drop);
  const most = Math.max(count, selected.mostOf(drop));
  return (
    <div className="flex items-center gap-3">
      <Label htmlFor={id} className="text-sm">
        Packs to buy
        <span className="sr-only"> of {plainText(drop.name) || drop.id}</span>
      </Label>
      <NativeSelect
        id={id}
        className="w-20"
        value={count}
        onChange={({ target }) => packSelection.set(drop.id, Number(target.value))}
      >
        {Array.from({ length: most + 1 }, (_, packs) => (
          <option key={packs} value={packs}>
            {packs}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
