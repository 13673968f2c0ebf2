import { exactTime } from '@/lib/format/relative-time';

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of a moment; the second is in the title. */
export function Day({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactTime(date)} className="whitespace-nowrap tabular-nums">
      {days.format(date)}
    </time>
  );
}
