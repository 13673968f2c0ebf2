import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { Link } from 'react-router-dom';

import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useTraitHistory } from '@/lib/economy/traits/trait-queries';

import { Section } from '@/components/page/section';

import { TraitEvent } from './trait-event';

const SHOWN = 12;

export function TraitEvents({ trait }: { trait: TraitDetail }) {
  const query = useTraitHistory(trait.id);
  const { data, dataUpdatedAt, error } = query;
  const now = new Date(dataUpdatedAt);
  return (
    <Section
      title="Activity"
      aside={
        data &&
        data.items.length > SHOWN && (
          <Link
            to={`${paths.activity}?${new URLSearchParams({ type: 'all', trait: trait.id }).toString()}`}
            className="text-sm font-semibold accent-underline"
          >
            See all of its activity
          </Link>
        )
      }
    >
      {data && data.items.length === 0 && <p className="text-sm text-muted">No activity yet.</p>}
      {data && data.items.length > 0 && (
        <ul>
          {data.items.slice(0, SHOWN).map((event) => (
            <TraitEvent key={event.id} event={event} now={now} />
          ))}
        </ul>
      )}
      {!data && error === null && <Skeleton className="h-40 w-full rounded-control" />}
      {!data && error !== null && <QueryFailure title="Couldn’t load the activity" query={query} />}
    </Section>
  );
}
