import { dayText, exactTime } from '@/lib/format/dates';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

export function Day({ at }: { at: string }) {
  const zone = useTimeZone();
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactTime(date, zone)} className="whitespace-nowrap tabular-nums">
      {dayText(date, zone)}
    </time>
  );
}
