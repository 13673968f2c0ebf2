import type { Drop } from '@trait-market/contract/economy/drops';
import { useId } from 'react';

import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { useActions } from '@/lib/actions/actions-context';
import { packsCount } from '@/lib/economy/draws/pack-lines';
import { packSelection } from '@/lib/economy/draws/pack-selection';
import { plainText } from '@/lib/format/plain-text';

import type { SelectedPacks } from './use-selected-packs';

type PackCountProps = { drop: Drop; selected: SelectedPacks };

/** Chooses how many packs of a drop to buy, and buys them without those of other drops. */
export function PackCount({ drop, selected }: PackCountProps) {
  const id = useId();
  const { start } = useActions();
  const name = plainText(drop.name) || drop.id;
  const count = selected.countOf(drop);
  const most = Math.max(count, selected.mostOf(drop));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Label htmlFor={id} className="text-sm">
        Packs to buy
        <span className="sr-only"> of {name}</span>
      </Label>
      <NativeSelect
        id={id}
        className="w-28"
        value={count}
        onChange={({ target }) => packSelection.set(drop.id, Number(target.value))}
      >
        {Array.from({ length: most + 1 }, (_, packs) => (
          <option key={packs} value={packs}>
            {packs === 0 ? 'Choose' : packs}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="outline"
        onClick={() =>
          start(
            count === 0
              ? { kind: 'buyPacks', drop }
              : { kind: 'buySeveralPacks', lines: [{ drop, packs: count }] },
          )
        }
      >
        <span>{count === 0 ? 'Buy packs' : `Buy ${packsCount(count)}`}</span>
        <span className="sr-only"> of {name}</span>
      </Button>
    </div>
  );
}
