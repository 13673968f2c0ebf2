import { TextField } from '@/components/text-field';

type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Whether the text is a suggestion that the user hasn't changed, so that typing replaces it. */
  isSuggested?: boolean;
};

export function AmountField({ onChange, isSuggested = false, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.0"
      className="tabular-nums"
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => isSuggested && target.select()}
    />
  );
}

export function QuantityField({ onChange, isSuggested = false, ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      className="tabular-nums"
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => isSuggested && target.select()}
    />
  );
}
