import { useId } from 'react';
import { UNITS, UnitSchema } from '@trait-market/contract/economy/shared';

import { CurrencyIcon } from '@/components/currency-icon';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { estimateUnit, useEstimateUnit } from '@/lib/economy/estimates/estimate-unit';
import { unitNames } from '@/lib/economy/estimates/estimate-words';

const ICON = 20;

export function UnitSelect() {
  const id = useId();
  const unit = useEstimateUnit();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Label htmlFor={id}>Estimates in</Label>
      <span className="flex items-center gap-2">
        <CurrencyIcon code={unit} size={ICON} />
        <NativeSelect
          id={id}
          value={unit}
          onChange={({ target }) => {
            const chosen = UnitSchema.safeParse(target.value).data;
            if (chosen !== undefined) estimateUnit.write(chosen);
          }}
        >
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {unitNames[one]}
            </option>
          ))}
        </NativeSelect>
      </span>
    </span>
  );
}
