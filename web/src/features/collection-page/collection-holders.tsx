import type { CollectionStats } from '@trait-market/contract/economy/collections';

import { HoldersTable } from '@/components/economy/people/holders-table';
import { Section } from '@/components/page/section';
import { grouped } from '@/lib/format/grouped';

export function CollectionHolders({
  holders: { items, total },
}: {
  holders: CollectionStats['holders'];
}) {
  return (
    <Section
      title="Holders"
      aside={<span className="text-sm text-muted tabular-nums">{grouped(total)}</span>}
    >
      {items.length === 0 ? (
        <p className="text-sm text-muted">No one holds anything of it yet.</p>
      ) : (
        <HoldersTable holders={items} />
      )}
    </Section>
  );
}
