import { dayText, exactTime } from '@/lib/format/dates';

export function Day({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactTime(date)} className="whitespace-nowrap tabular-nums">
      {dayText(date)}
    </time>
  );
}
