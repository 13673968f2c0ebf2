import { exactTime } from '@/lib/format/dates';
import { relativeTime } from '@/lib/format/relative-time';

type TimeAgoProps = {
  at: string;
  /** The fetch time, which the relative time is based on. */
  now: Date;
};

/** A relative time; the title has the time to the second. */
export function TimeAgo({ at, now }: TimeAgoProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactTime(moment)} className="whitespace-nowrap tabular-nums">
      {relativeTime(moment, now)}
    </time>
  );
}
