import type { Ref } from 'react';

import { TextField } from '@/components/text-field';

type FieldProps = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Whether the text is a suggestion that the user hasn't changed, so that typing replaces it. */
  isSuggested?: boolean;
};

function NumberField({
  onChange,
  isSuggested = false,
  ...field
}: FieldProps & { inputMode: 'decimal' | 'numeric'; placeholder?: string }) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      className="tabular-nums"
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => isSuggested && target.select()}
    />
  );
}

export function AmountField(field: FieldProps) {
  return <NumberField {...field} inputMode="decimal" placeholder="0.0" />;
}

export function QuantityField(field: FieldProps) {
  return <NumberField {...field} inputMode="numeric" />;
}
