import type { DrawReceipt } from '@trait-market/contract/economy/draws';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { exactTime } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { shortenAddress } from '@/lib/format/shorten-address';
import { useTimeZone } from '@/lib/rendering/use-time-zone';

import { aboutOf, drawOf, readEntry, titleOf, type About, type AnyEntry } from './entry-words';
import type { PageCheck } from './verify-page';

const underlined = 'underline underline-offset-4';

function AboutText({ about }: { about: readonly About[] }) {
  return about.map((part, position) => {
    const before = position === 0 ? '' : ' ';
    return typeof part === 'string' ? (
      <span key={part}>{before + part}</span>
    ) : (
      <span key={part.to}>
        {position > 0 && typeof about[position - 1] === 'object' ? ', ' : before}
        <Link to={part.to} className={underlined}>
          {part.words}
        </Link>
      </span>
    );
  });
}

function EntryWords({ entry }: { entry: AnyEntry }) {
  const zone = useTimeZone();
  const about = aboutOf(entry);
  const draw = drawOf(entry);
  return (
    <>
      <div className="min-w-0">
        <h3 className="font-semibold">{titleOf(entry)}</h3>
        {(about.length > 0 || draw !== undefined) && (
          <p className="flex flex-wrap gap-x-3 text-muted">
            {about.length > 0 && (
              <span>
                <AboutText about={about} />
              </span>
            )}
            {draw !== undefined && (
              <Link to={draw} className={`min-h-6 ${underlined}`}>
                See the draw
              </Link>
            )}
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted md:flex-col md:items-end">
        <Link
          to={paths.profile(entry.wallet)}
          title={entry.wallet}
          translate="no"
          className={`min-h-6 font-mono ${underlined}`}
        >
          {shortenAddress(entry.wallet)}
        </Link>
        <time dateTime={entry.at}>{exactTime(new Date(entry.at), zone)}</time>
      </p>
    </>
  );
}

type LogEntryProps = {
  receipt: DrawReceipt;
  /** The failed check of the entry. */
  fault: string | undefined;
  /** Marks and focuses the entry. */
  isLinked: boolean;
};

function LogEntry({ receipt, fault, isLinked }: LogEntryProps) {
  const row = useRef<HTMLLIElement>(null);
  const { index, entry: text, signature } = receipt;
  const entry = readEntry(text);
  useEffect(() => {
    if (isLinked) row.current?.focus();
  }, [isLinked]);
  return (
    <li
      ref={row}
      tabIndex={isLinked ? -1 : undefined}
      aria-current={isLinked || undefined}
      className={cn(
        'grid scroll-my-24 grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-3',
        isLinked && '-mx-4 border-l-4 border-l-foreground bg-surface-raised pr-4 pl-3',
      )}
    >
      <span className="pt-0.5 text-sm text-muted tabular-nums">{grouped(index)}</span>
      <div className="min-w-0">
        <div className="grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto]">
          {entry === undefined ? (
            <h3 className="font-semibold">Not readable</h3>
          ) : (
            <EntryWords entry={entry} />
          )}
        </div>
        {fault !== undefined && (
          <p className="mt-1 flex items-center gap-2 font-semibold text-danger">
            <TriangleAlert aria-hidden className="size-5" />
            <span>{fault}</span>
          </p>
        )}
        <details className="text-sm">
          <summary className="min-h-6 w-fit cursor-pointer rounded-tag py-1 text-muted">
            Details<span className="sr-only">{` of entry ${index}`}</span>
          </summary>
          <dl translate="no" className="mt-1 grid gap-2 border-l-2 border-hairline pl-3 break-all">
            <div>
              <dt className="text-muted">Signed text</dt>
              <dd className="font-mono">{text}</dd>
            </div>
            <div>
              <dt className="text-muted">The market’s signature</dt>
              <dd className="font-mono">{signature}</dd>
            </div>
          </dl>
        </details>
      </div>
    </li>
  );
}

type LogEntriesProps = {
  entries: readonly DrawReceipt[];
  check: PageCheck | undefined;
  /** The index of the entry that the address links to. */
  linked: number | undefined;
};

const faultOf = (index: number, check: PageCheck | undefined): string | undefined => {
  if (check?.bad.includes(index)) return 'The market didn’t sign this entry';
  if (check?.invented.includes(index)) return 'The wallet didn’t sign this';
  return check?.missing.includes(index) ? 'The log doesn’t have this entry here' : undefined;
};

export function LogEntries({ entries, check, linked }: LogEntriesProps) {
  return (
    <ol aria-label="Entries" className="divide-y divide-hairline border-y border-hairline">
      {entries.map((receipt) => (
        <LogEntry
          key={receipt.index}
          receipt={receipt}
          fault={faultOf(receipt.index, check)}
          isLinked={receipt.index === linked}
        />
      ))}
    </ol>
  );
}
