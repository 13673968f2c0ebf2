import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';

import { END_PRESETS, endDayIn, firstEndDay, lastEndDay } from './end-date';

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

export function EndDayField({
  value,
  onChange,
  error,
  now,
}: Omit<FieldProps, 'label'> & { now: Date }) {
  return (
    <div className="grid gap-2">
      <TextField
        type="date"
        label="Expires"
        value={value}
        min={firstEndDay(now)}
        max={lastEndDay(now)}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <div role="group" aria-label="Expires in" className="flex flex-wrap gap-2">
        {END_PRESETS.map((days) => (
          <Button
            key={days}
            variant="outline"
            size="sm"
            aria-pressed={value === endDayIn(now, days)}
            className="aria-pressed:border-foreground aria-pressed:bg-surface-raised"
            onClick={() => onChange(endDayIn(now, days))}
          >
            {days === 1 ? '1 day' : `${days} days`}
          </Button>
        ))}
      </div>
    </div>
  );
}
