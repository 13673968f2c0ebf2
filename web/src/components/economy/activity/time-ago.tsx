import { exactTime } from '@/lib/format/dates';
import { relativeTime } from '@/lib/format/relative-time';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

type TimeAgoProps = {
  at: string;
  now: Date;
};

export function TimeAgo({ at, now }: TimeAgoProps) {
  const zone = useTimeZone();
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactTime(moment, zone)} className="whitespace-nowrap tabular-nums">
      {relativeTime(moment, now, zone)}
    </time>
  );
}
