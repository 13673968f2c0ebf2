import type { DrawLog } from '@trait-market/contract/economy/draw-log';

import { cn } from '@/lib/cn';
import { exactTime } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

/** The age at which a head counts as late, because the market signs one for each request. */
const LATE_MS = 5 * 60_000;

type ValueProps = { label: string; className?: string; isCode?: boolean; children: string };

function Value({ label, className, isCode = false, children }: ValueProps) {
  return (
    <div className={cn('min-w-0', className)}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd translate={isCode ? 'no' : undefined} className="break-all tabular-nums">
        {children}
      </dd>
    </div>
  );
}

type LogHeadProps = {
  log: DrawLog;
  /** When the head was fetched, in ms since 1970. */
  fetchedAt: number;
};

/** Shows the latest signed head, and says when it is late. */
export function LogHead({ log: { signer, head }, fetchedAt }: LogHeadProps) {
  const zone = useTimeZone();
  const isLate = fetchedAt - Date.parse(head.time) > LATE_MS;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Value label="Entries">{grouped(head.size)}</Value>
        <Value label="Signed at">{exactTime(new Date(head.time), zone)}</Value>
        <Value label="Signed by" isCode>
          {signer}
        </Value>
        <Value label="Root" isCode className="sm:col-span-2">
          {head.root}
        </Value>
      </dl>
      {isLate && (
        <p className="max-w-text border-l-4 border-warning pl-3">
          This head is late: the market signed it some time ago, so later entries may be missing.
        </p>
      )}
    </div>
  );
}
