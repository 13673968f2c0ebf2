import { dayText } from '@/lib/format/day-text';
import { exactTime } from '@/lib/format/relative-time';

/** The day of a moment; the second is in the title. */
export function Day({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactTime(date)} className="whitespace-nowrap tabular-nums">
      {dayText(date)}
    </time>
  );
}
