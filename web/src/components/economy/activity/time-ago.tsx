import { exactTime } from '@/lib/format/dates';
import { relativeTime } from '@/lib/format/relative-time';

type TimeAgoProps = {
  at: string;
  now: Date;
};

export function TimeAgo({ at, now }: TimeAgoProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactTime(moment)} className="whitespace-nowrap tabular-nums">
      {relativeTime(moment, now)}
    </time>
  );
}
