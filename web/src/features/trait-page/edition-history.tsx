import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { Provenance } from '@/components/economy/provenance/provenance';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { PagedList } from '@/components/paged-list';
import { useEditionTransfers } from '@/lib/economy/tokens/history-queries';
import { tokenOfTrait } from '@/lib/economy/tokens/token-ref';

import { TraitEvent } from './trait-event';

export function EditionHistory({ trait }: { trait: TraitDetail }) {
  const transfers = useEditionTransfers(trait.id);
  return (
    <Provenance token={tokenOfTrait(trait)} history="Transfers of editions, newest first">
      <PagedList
        list={transfers}
        name={transfers.total === 1 ? 'transfer' : 'transfers'}
        failure="Couldn’t load the transfers"
        loading={<RowsSkeleton label="Loading the transfers" count={3} />}
        empty={<p className="text-sm text-muted">No transfer of an edition is recorded.</p>}
      >
        {(items) => (
          <ol>
            {items.map((event) => (
              <TraitEvent key={event.id} event={event} now={transfers.fetchedAt} />
            ))}
          </ol>
        )}
      </PagedList>
    </Provenance>
  );
}
