import { UNIT_DECIMALS, UNITS, type Unit } from '@trait-market/contract/economy/shared';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

import { TextField } from '@/components/text-field';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { fieldText, readAmount } from '@/lib/economy/amounts/parse-amount';

export type AlertPrice = { maxPrice: string; unit: Unit };

type PriceFieldsProps = {
  before?: AlertPrice | undefined;
  defaultUnit: Unit;
  failure: string | undefined;
  onSubmit: (price: AlertPrice) => void;
  children: ReactNode;
};

/** The form of an alert's price. `children` are its buttons. */
export function PriceFields(props: PriceFieldsProps) {
  const { before, defaultUnit, failure, onSubmit, children } = props;
  const id = useId();
  const [unit, setUnit] = useState(before?.unit ?? defaultUnit);
  const [typed, setTyped] = useState(
    before === undefined ? '' : fieldText(BigInt(before.maxPrice), UNIT_DECIMALS[before.unit]),
  );
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readAmount(typed, UNIT_DECIMALS[unit]);
    const reason = read.error ?? (read.value === 0n ? 'Enter a price above zero.' : undefined);
    setError(reason);
    if (read.value !== undefined && reason === undefined)
      onSubmit({ maxPrice: String(read.value), unit });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
        <TextField
          label="At this price or less"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={error ?? failure}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        <div className="grid gap-2">
          <Label htmlFor={`${id}-unit`}>In</Label>
          <NativeSelect
            id={`${id}-unit`}
            value={unit}
            onChange={({ target }) =>
              setUnit(UNITS.find((one) => one === target.value) ?? defaultUnit)
            }
          >
            {UNITS.map((one) => (
              <option key={one} value={one}>
                {one.toUpperCase()}
              </option>
            ))}
          </NativeSelect>
        </div>
      </div>
      {children}
    </form>
  );
}
