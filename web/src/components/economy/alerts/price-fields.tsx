import type { Alert } from '@trait-market/contract/economy/alerts';
import {
  UNIT_DECIMALS,
  UNIT_OF_CHAIN,
  UNITS,
  type Price,
  type Unit,
} from '@trait-market/contract/economy/shared';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

import { PriceChoices, type PriceChoice } from '@/components/economy/prices/price-choices';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { NativeSelect } from '@/components/ui/native-select';
import { alertPrice } from '@/lib/economy/alerts/alert-words';
import { fieldText, readAmount } from '@/lib/economy/amounts/parse-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';

import { useReached } from './use-reached';

export type AlertPrice = { maxPrice: string; unit: Unit };

type PriceFieldsProps = {
  before?: Pick<Alert, 'maxPrice' | 'unit' | 'fired'> | undefined;
  defaultUnit: Unit;
  failure: string | undefined;
  /** The cheapest listing of other users on each network. */
  floors: readonly Price[];
  /** The prices that one press puts into the field, with their currency. */
  choices?: readonly PriceChoice[];
  /** A button that buys what is already listed at the price. */
  buyButton?: ReactNode;
  onSubmit: (price: AlertPrice) => void;
  children: (isReached: boolean) => ReactNode;
};

/** The form of an alert's price, which warns if a listing meets it already (E327). */
export function PriceFields(props: PriceFieldsProps) {
  const {
    before,
    defaultUnit,
    failure,
    floors,
    choices = [],
    buyButton,
    onSubmit,
    children,
  } = props;
  const id = useId();
  const [unit, setUnit] = useState(before?.unit ?? defaultUnit);
  const [typed, setTyped] = useState(
    before === undefined ? '' : fieldText(BigInt(before.maxPrice), UNIT_DECIMALS[before.unit]),
  );
  const [error, setError] = useState<string>();
  const reached = useReached(floors, readAmount(typed, UNIT_DECIMALS[unit]).value, unit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readAmount(typed, UNIT_DECIMALS[unit]);
    // Saving a fired alert again arms it again (E312).
    const isSame =
      before?.fired === null && String(read.value) === before.maxPrice && unit === before.unit;
    const reason =
      read.error ??
      (read.value === 0n ? 'Enter a price above zero.' : undefined) ??
      (isSame ? 'This is already the price of this alert.' : undefined);
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
      {choices.length > 0 && (
        <PriceChoices
          choices={choices}
          value={typed}
          onChoose={(text, { chainId }) => {
            setTyped(text);
            setUnit(UNIT_OF_CHAIN[chainId]);
            setError(undefined);
          }}
        />
      )}
      <div role="status" className="grid gap-3 text-sm empty:hidden">
        {reached && (
          <>
            <p className="text-warning">
              It’s already listed for {exactPrice(reached.floor)}, so this alert would be reached
              immediately.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="outline"
                onClick={() => setTyped(fieldText(reached.lower, UNIT_DECIMALS[unit]))}
              >
                Use {alertPrice({ maxPrice: String(reached.lower), unit })}
              </Button>
              {buyButton}
            </div>
          </>
        )}
      </div>
      {children(reached !== undefined)}
    </form>
  );
}
