import { TextField } from '@/components/text-field';

type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
};

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
