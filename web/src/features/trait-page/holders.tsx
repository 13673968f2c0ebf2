import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { HoldersTable } from '@/components/economy/people/holders-table';
import { Section } from '@/components/page/section';

/** The maximum number of holders listed; the page also shows their total. */
const SHOWN = 8;

export function Holders({ trait: { holders } }: { trait: TraitDetail }) {
  const shown = holders.items.slice(0, SHOWN);
  return (
    <Section
      title="Holders"
      aside={<span className="text-sm text-muted tabular-nums">{holders.total}</span>}
    >
      {shown.length === 0 ? (
        <p className="text-sm text-muted">No one holds this trait.</p>
      ) : (
        <HoldersTable holders={shown} />
      )}
      {holders.total > shown.length && shown.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          Showing the {shown.length} holders with the most editions, of {holders.total}.
        </p>
      )}
    </Section>
  );
}
