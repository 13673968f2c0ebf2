import { Link } from 'react-router-dom';

import { SaveButton } from '@/components/draw/save-evidence';
import { Section } from '@/components/page/section';
import { seenLog, storedReceipts, type StoredReceipt } from '@/lib/economy/draws/draw-log-memory';
import { drawLogPath } from '@/lib/economy/draws/draw-log-path';
import { exactTime } from '@/lib/format/dates';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';
import { useTimeZone } from '@/lib/rendering/use-time-zone';
import { NONE, useStore } from '@/lib/use-store';

import { readEntry, titleOf } from './entry-words';

function Receipt({ stored: { id, receipt } }: { stored: StoredReceipt }) {
  const zone = useTimeZone();
  const entry = readEntry(receipt.entry);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <Link
        to={drawLogPath(receipt.index)}
        className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
      >
        <span>
          {entry === undefined ? 'Not readable' : titleOf(entry)}
          <span className="sr-only">{` (entry ${receipt.index})`}</span>
        </span>
      </Link>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        {entry !== undefined && (
          <time dateTime={entry.at}>{exactTime(new Date(entry.at), zone)}</time>
        )}
        <SaveButton
          label="Download"
          describes={`receipt of entry ${receipt.index}`}
          name={`receipt-${id.slice(2, 12)}`}
          content={() => ({ id, receipt, seenLog: seenLog.read() })}
        />
      </span>
    </li>
  );
}

/** Lists the market's receipts of the user's draws and refusals, the latest first. */
export function OwnReceipts() {
  const receipts = useStore(storedReceipts, NONE);
  // The server knows no receipts.
  if (!useIsHydrated() || receipts.length === 0) return null;
  return (
    <Section title="Your receipts" count={receipts.length}>
      <p className="mb-3 max-w-text text-muted">
        The market signed these for draws that you sent from this browser. They prove what it did
        with each, also if it hides it later.
      </p>
      <ul aria-label="Your receipts" className="divide-y divide-hairline border-y border-hairline">
        {receipts.toReversed().map((stored) => (
          <Receipt key={stored.id} stored={stored} />
        ))}
      </ul>
    </Section>
  );
}
