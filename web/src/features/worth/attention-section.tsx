import type { Attention } from '@trait-market/contract/economy/worth';
import type { WalletAddress } from '@trait-market/contract/shared';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import type { Unfinished } from '@/lib/actions/actions-context';
import { useAlerts } from '@/lib/economy/alerts/use-alerts';
import { useOffersReceived } from '@/lib/economy/wallets/received-offers';
import { grouped } from '@/lib/format/grouped';

import type { useUnfinished } from './use-unfinished';
import { useAttention } from './use-worth';

/** The server's counts, and those that the browser knows. */
type Counts = Attention & { firedAlerts: number };

type Kind = { kind: keyof Counts & string; one: string; several: string; to: string };

/** The kinds of items that need attention, most important first. */
const kinds: readonly Kind[] = [
  {
    kind: 'offersReceived',
    one: 'offer or trade you can accept',
    several: 'offers and trades you can accept',
    to: paths.dashboardOffersReceived,
  },
  {
    kind: 'firedAlerts',
    one: 'price alert of yours has fired',
    several: 'price alerts of yours have fired',
    to: paths.dashboardWatchlist,
  },
  {
    kind: 'undercut',
    one: 'listing of yours is undercut',
    several: 'listings of yours are undercut',
    to: paths.dashboardRadarOf('undercut'),
  },
  {
    kind: 'ending',
    one: 'order ends within 24 hours',
    several: 'orders end within 24 hours',
    to: paths.dashboardRadarOf('ending'),
  },
  {
    kind: 'inactive',
    one: 'order is inactive',
    several: 'orders are inactive',
    to: paths.dashboardRadarOf('inactive'),
  },
];

const countOf = (attention: Counts, kind: Kind['kind']): number => {
  const count: unknown = attention[kind];
  return typeof count === 'number' ? count : 0;
};

/** The action that was left unsigned, which ends here when it is continued or discarded. */
type Left = ReturnType<typeof useUnfinished>;

function UnfinishedLine({ title, resume, discard, onEnd }: Unfinished & { onEnd: () => void }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <span className="min-w-8 font-display text-lg font-bold">1</span>{' '}
      <span className="grow basis-48 wrap-anywhere">unfinished action, not signed: {title}</span>
      <span className="flex gap-2">
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            onEnd();
            resume();
          }}
        >
          Continue
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            discard();
            onEnd();
          }}
        >
          Discard
        </Button>
      </span>
    </li>
  );
}

type LinesProps = { attention: Counts } & Left;

function Lines({ attention, unfinished, onEnd }: LinesProps) {
  const lines = kinds.filter(({ kind }) => countOf(attention, kind) > 0);
  if (lines.length === 0 && !unfinished)
    return <p className="text-muted">Nothing needs your attention right now.</p>;
  return (
    <ul className="divide-y divide-hairline border-b border-hairline">
      {unfinished && <UnfinishedLine {...unfinished} onEnd={onEnd} />}
      {lines.map(({ kind, one, several, to }) => {
        const count = countOf(attention, kind);
        return (
          <li key={kind}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 py-1.5 hover:underline hover:underline-offset-4"
            >
              <span className="min-w-8 font-display text-lg font-bold tabular-nums">
                {grouped(count)}
              </span>{' '}
              <span className="grow">{count === 1 ? one : several}</span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export function AttentionLoading() {
  return (
    <div className="grid gap-3">
      <LoadingText>Loading what needs your attention</LoadingText>
      {[0, 1, 2].map((position) => (
        <Skeleton key={position} className="h-9 w-full rounded-control" />
      ))}
    </div>
  );
}

export function AttentionSection({ address, ...left }: { address: WalletAddress } & Left) {
  const query = useAttention();
  const received = useOffersReceived(address);
  const { data: alerts = [] } = useAlerts();
  const firedAlerts = alerts.filter(({ fired }) => fired !== null).length;
  const attention =
    query.data !== undefined && received.data !== undefined
      ? { ...query.data, offersReceived: received.data, firedAlerts }
      : undefined;
  const failed = query.data === undefined ? query : received;
  return (
    <Section title="Needs your attention">
      {attention && <Lines attention={attention} {...left} />}
      {!attention && failed.error === null && <AttentionLoading />}
      {!attention && failed.error !== null && (
        <QueryFailure title="Couldn’t load what needs your attention" query={failed} />
      )}
    </Section>
  );
}
