import { exactTime } from '@/lib/format/dates';
import { relativeTime } from '@/lib/format/relative-time';

type TimeAgoProps = {
  at: string;
  /** When it was fetched: how long ago it happened is told from there. */
  now: Date;
};

/** How long ago something happened; the second is in the title. */
export function TimeAgo({ at, now }: TimeAgoProps) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactTime(moment)} className="whitespace-nowrap tabular-nums">
      {relativeTime(moment, now)}
    </time>
  );
}
