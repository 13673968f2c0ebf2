import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { useState } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useTraitHistory } from '@/lib/economy/traits/trait-queries';

import { PriceChart } from './price-chart';
import { SalesTable } from './sales-table';
import { Section } from '@/components/page/section';

export function PriceHistory({ trait }: { trait: TraitDetail }) {
  const query = useTraitHistory(trait.id);
  const { data, error } = query;
  const [isTable, setTable] = useState(false);
  const hasSales = data !== undefined && data.sales.length > 0;
  return (
    <Section
      title="Price history"
      aside={
        hasSales && (
          <Button variant="ghost" size="sm" className="-mr-3" onClick={() => setTable(!isTable)}>
            {isTable ? 'Show as a chart' : 'Show as a table'}
          </Button>
        )
      }
    >
      {hasSales &&
        (isTable ? <SalesTable sales={data.sales} /> : <PriceChart sales={data.sales} />)}
      {data && !hasSales && (
        <p className="text-sm text-muted">
          It has never been sold, so there’s no price history yet.
        </p>
      )}
      {!data && error === null && <Skeleton className="aspect-[640/260] w-full rounded-control" />}
      {!data && error !== null && <QueryFailure title="Couldn’t load the sales" query={query} />}
    </Section>
  );
}
