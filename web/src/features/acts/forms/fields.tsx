import { TextField } from '@/components/text-field';

import { firstEndDay, lastEndDay } from './end-date';

type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

/** An amount of a coin, with a point. */
export function AmountField({ onChange, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.0"
      className="tabular-nums"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** How many editions. */
export function QuantityField({ onChange, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      className="tabular-nums"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** The last day of an order. */
export function EndDayField({
  value,
  onChange,
  error,
  now,
}: Omit<FieldProps, 'label'> & { now: Date }) {
  return (
    <TextField
      type="date"
      label="Last day"
      value={value}
      min={firstEndDay(now)}
      max={lastEndDay(now)}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
