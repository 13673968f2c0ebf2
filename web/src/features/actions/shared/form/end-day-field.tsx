import { useId, useState } from 'react';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { zoneText, zonedMoment } from '@/lib/format/dates';

import { END_PRESETS, endDayIn, endOfDay, firstEndDay, lastEndDay } from './end-date';

type EndDayFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  now: Date;
  /** The end of the order that is replaced. */
  kept?: number | undefined;
};

/** On phones, three in the first row and two in the second, so that both rows fill the width. */
const CHOICE =
  'px-1 aria-pressed:border-foreground aria-pressed:bg-surface-raised max-sm:col-span-2 max-sm:nth-[n+4]:col-span-3';

/** Selects the last day of an order, and shows when that ends in the user's time zone. */
export function EndDayField({ value, onChange, error, now, kept }: EndDayFieldProps) {
  const id = useId();
  const [isCustom, setCustom] = useState(
    () => !END_PRESETS.some(({ days }) => endDayIn(now, days) === value),
  );
  const end = endOfDay(value, now, kept);
  const endsAt = end === undefined ? undefined : new Date(end);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span id={id} className="font-semibold">
          Expires
        </span>
        <span aria-live="polite" className="text-muted tabular-nums">
          {endsAt ? zonedMoment(endsAt) : 'Choose a day'}
        </span>
      </p>
      <div role="group" aria-labelledby={id} className="grid grid-cols-6 gap-2 sm:grid-cols-5">
        {END_PRESETS.map(({ days, words }) => (
          <Button
            key={days}
            variant="outline"
            size="sm"
            aria-pressed={!isCustom && value === endDayIn(now, days)}
            className={CHOICE}
            onClick={() => {
              setCustom(false);
              onChange(endDayIn(now, days));
            }}
          >
            {words}
          </Button>
        ))}
        <Button
          variant="outline"
          size="sm"
          aria-pressed={isCustom}
          className={CHOICE}
          onClick={() => setCustom(true)}
        >
          Custom
        </Button>
      </div>
      {isCustom && (
        <TextField
          type="date"
          label={`Last day, in your time zone (${zoneText(endsAt ?? now, 'local')})`}
          value={value}
          min={firstEndDay(now)}
          max={lastEndDay(now)}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
