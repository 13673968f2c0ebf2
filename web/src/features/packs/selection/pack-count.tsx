import type { Drop } from '@trait-market/contract/economy/drops';
import { useId, useState } from 'react';

import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { packsCount, priceOfPacks } from '@/lib/economy/draws/pack-lines';
import { packSelection } from '@/lib/economy/draws/pack-selection';
import { plainText } from '@/lib/format/plain-text';

import type { SelectedPacks } from './use-selected-packs';

type PackCountProps = { drop: Drop; selected: SelectedPacks };

/** Chooses how many packs of a drop to buy: alone, or selected together with those of other drops. */
export function PackCount({ drop, selected }: PackCountProps) {
  const id = useId();
  const { start } = useActions();
  const [wanted, setWanted] = useState(1);
  const name = plainText(drop.name) || drop.id;
  const count = selected.countOf(drop);
  const isSelected = count > 0;
  const most = Math.max(count, selected.mostOf(drop));
  const packs = isSelected ? count : Math.max(1, Math.min(wanted, most));
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:*:grow">
      <Label htmlFor={id} className="sr-only">
        Packs to buy
        <span className="sr-only"> of {name}</span>
      </Label>
      <NativeSelect
        id={id}
        className="w-20"
        value={packs}
        onChange={({ target }) => {
          setWanted(Number(target.value));
          if (isSelected) packSelection.set(drop.id, Number(target.value));
        }}
      >
        {Array.from({ length: Math.max(1, most) }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </NativeSelect>
      <Button
        variant="outline"
        disabled={most === 0}
        onClick={() => packSelection.set(drop.id, isSelected ? 0 : packs)}
      >
        <span>{isSelected ? 'Deselect' : 'Select'}</span>
        <span className="sr-only">{` ${packsCount(packs)} of ${name}`}</span>
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          start(
            packs === 1 && !isSelected
              ? { kind: 'buyPacks', drop }
              : { kind: 'buySeveralPacks', lines: [{ drop, packs }] },
          )
        }
      >
        {/* One item of the button's flex box, so that its words are a space apart. */}
        <span>
          <span>{`Buy ${packsCount(packs)}`}</span>
          <span className="sr-only"> of {name}</span>
          <span>{` for ${exactPrice(priceOfPacks({ drop, packs }))}`}</span>
        </span>
      </Button>
    </div>
  );
}
