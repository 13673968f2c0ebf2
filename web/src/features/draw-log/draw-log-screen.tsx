import { useEffect, useRef, type RefObject } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { EmptyNote } from '@/components/empty-note';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { PageHeading } from '@/components/page/page-heading';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { DRAW_LOG_PATH } from '@/lib/economy/draws/draw-log-path';
import { shortenChecksummed } from '@/lib/format/checksum-address';
import { useServerMeta } from '@/lib/rendering/server-render';

import { drawLogMeta } from './draw-log-meta';
import { LogEntries } from './log-entries';
import { LogHead } from './log-head';
import { LogPages } from './log-pages';
import { OwnReceipts } from './own-receipts';
import { logAddress, readLogQuery, type LogQuery } from './log-query';
import { firstShown, useLogEntries, useLogHead } from './use-draw-log';
import { useVerification } from './use-verification';
import { VerifyLog } from './verify-log';
import { WalletFilter } from './wallet-filter';
import { WholeLog } from './whole-log/whole-log';

const titleOf = ({ from, wallet, entry }: LogQuery): string => {
  if (wallet !== undefined) return `Entries of ${shortenChecksummed(wallet)}`;
  return from === undefined && entry === undefined ? 'Latest entries' : 'Entries';
};

type LogProps = { query: LogQuery; entriesRef: RefObject<HTMLDivElement | null> };

function Log({ query, entriesRef }: LogProps) {
  const head = useLogHead();
  const log = head.data;
  useServerMeta(import.meta.env.SSR && log !== undefined && (() => drawLogMeta(log)));
  const first = firstShown(query, log?.head.size);
  const page = useLogEntries(first, query);
  const verification = useVerification();
  const { wallet } = query;
  const items = page.data?.items;
  const shown = wallet === undefined ? items?.toReversed() : items;
  return (
    <div className="grid gap-14">
      <Section title="Signed head">
        {log === undefined && head.error !== null && (
          <QueryFailure title="Couldn’t load the log" query={head} />
        )}
        {log === undefined && head.error === null && <Skeleton className="h-40 rounded-card" />}
        {log !== undefined && (
          <div className="grid gap-6">
            <LogHead log={log} fetchedAt={head.dataUpdatedAt} />
            {items !== undefined && (
              <VerifyLog log={log} entries={items} verification={verification} />
            )}
          </div>
        )}
      </Section>
      <div ref={entriesRef} tabIndex={-1} className="min-w-0 scroll-mt-24 outline-none">
        <Section title={titleOf(query)}>
          <div className="grid gap-6">
            <WalletFilter key={wallet} wallet={wallet} />
            {page.error !== null && items === undefined && (
              <QueryFailure title="Couldn’t load the entries" query={page} />
            )}
            {page.error === null && items === undefined && head.error === null && (
              <RowsSkeleton label="Loading the entries" />
            )}
            {shown?.length === 0 && (
              <EmptyNote
                next={wallet ? ['Show all entries', DRAW_LOG_PATH] : ['See all drops', paths.packs]}
              >
                {wallet
                  ? 'This wallet has no entries here. Its purchases, gifts and draws are added as they happen.'
                  : 'There are no entries here. Purchases, gifts and draws are added as they happen.'}
              </EmptyNote>
            )}
            {shown !== undefined && shown.length > 0 && (
              <div>
                {wallet !== undefined && <p className="mb-3 text-sm text-muted">Oldest first</p>}
                <LogEntries entries={shown} check={verification.check} linked={query.entry} />
              </div>
            )}
          </div>
          {first !== undefined && log !== undefined && page.data !== undefined && (
            <LogPages query={query} first={first} size={log.head.size} next={page.data.next} />
          )}
        </Section>
      </div>
      <WholeLog />
      <OwnReceipts />
    </div>
  );
}

export function DrawLogScreen() {
  const [params] = useSearchParams();
  const query = readLogQuery(params);
  const address = logAddress(query);
  const hasEntry = query.entry !== undefined;
  const entries = useRef<HTMLDivElement>(null);
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    // The pressed link unmounts with its page; a linked entry takes the focus itself.
    if (!hasEntry) entries.current?.focus();
  }, [address, hasEntry]);
  return (
    <div className="page-columns py-6 sm:py-8">
      <p className="mb-4 text-sm">
        <Link to={paths.packs} className="underline underline-offset-4">
          Packs
        </Link>
      </p>
      <PageHeading title="Draw log" canonical={address} />
      <p className="mt-5 mb-10 max-w-text text-lg text-balance text-muted">
        Everything that decides a draw is here, signed by the market. Entries are added and never
        changed, so hiding or changing a draw is detectable.
      </p>
      <Log key={address} query={query} entriesRef={entries} />
    </div>
  );
}
