import { useState } from 'react';

import { exactPrice } from '@/lib/economy/amounts/short-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { TableHead } from '@/components/table-head';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useTraitDepth } from '@/lib/economy/tokens/offer-queries';
import { editionsText } from '@/lib/format/editions-text';
import { grouped } from '@/lib/format/grouped';

import { DepthChart } from './depth-chart';
import { depthSteps, type DepthStep } from './depth-shape';

const SHOWN = 6;

function DepthTable({ steps }: { steps: readonly DepthStep[] }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Open offers by price, the best first</caption>
        <TableHead
          columns={[
            'Price',
            ['Offers', 'text-right'],
            ['Editions', 'text-right'],
            ['At this price or more', 'text-right'],
          ]}
        />
        <tbody>
          {(showsAll ? steps : steps.slice(0, SHOWN)).map(({ price, offers, quantity, total }) => (
            <tr key={price.amount} className="border-t border-hairline">
              <td className="py-2 pr-3 font-semibold">
                <PriceText price={price} format={exactPrice} />
              </td>
              <td className="py-2 pr-3 text-right">{grouped(offers)}</td>
              <td className="py-2 pr-3 text-right">{grouped(quantity)}</td>
              <td className="py-2 text-right">{grouped(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {steps.length > SHOWN && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${grouped(steps.length)} prices`}
        </Button>
      )}
    </>
  );
}

export function OfferDepth({ id }: { id: string }) {
  const query = useTraitDepth(id);
  const { data, error } = query;
  const steps = depthSteps(data?.levels ?? []);
  return (
    <Section
      title="Offer depth"
      count={data && data.quantity > 0 && `${editionsText(data.quantity)} wanted`}
    >
      {data && steps.length === 0 && <p className="text-sm text-muted">No open offers.</p>}
      {data && steps.length > 0 && (
        <>
          <DepthChart steps={steps} />
          <DepthTable steps={steps} />
          {data.prices > steps.length && (
            <p className="mt-3 text-sm text-muted">
              {`The best ${grouped(steps.length)} of ${grouped(data.prices)} prices.`}
            </p>
          )}
        </>
      )}
      {!data && error === null && <Skeleton className="h-40 w-full rounded-control" />}
      {!data && error !== null && (
        <QueryFailure title="Couldn’t load the offer depth" query={query} />
      )}
    </Section>
  );
}
