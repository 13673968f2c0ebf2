import type { PastOffer } from '@trait-market/contract/economy/tokens';

import { Day } from '@/components/economy/activity/day';
import { PartyCell } from '@/components/economy/people/party-cell';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowsSkeleton } from '@/components/economy/rows-skeleton';
import { Section } from '@/components/page/section';
import { PagedList } from '@/components/paged-list';
import { TableHead } from '@/components/table-head';
import { itemName } from '@/lib/economy/orders/item-words';
import { usePastOffers } from '@/lib/economy/tokens/offer-queries';
import { grouped } from '@/lib/format/grouped';

const OUTCOMES = { filled: 'Filled', cancelled: 'Canceled', expired: 'Expired' } as const;

const cell = 'py-2 pr-3';

function OfferRow({ offer }: { offer: PastOffer }) {
  const { unitPrice, wanted, maker, quantity, filled, outcome, createdAt, endedAt } = offer;
  return (
    <tr className="border-t border-hairline">
      <td className={`${cell} font-semibold`}>
        <PriceText price={unitPrice} format={exactPrice} />
        {wanted.kind === 'any' && (
          <span className="block text-xs font-normal text-muted">for {itemName(wanted)}</span>
        )}
      </td>
      <td className={`${cell} text-right tabular-nums max-sm:hidden`}>
        {`${grouped(filled)} of ${grouped(quantity)}`}
      </td>
      <PartyCell party={maker} />
      <td className={`${cell} text-muted max-sm:hidden`}>
        <Day at={createdAt} />
      </td>
      <td className="py-2">
        {OUTCOMES[outcome]}
        {outcome !== 'filled' && filled > 0 && (
          <span className="block text-xs text-muted sm:hidden">
            {`${grouped(filled)} of ${grouped(quantity)} bought`}
          </span>
        )}
        <span className="block text-xs text-muted">
          <Day at={endedAt} />
        </span>
      </td>
    </tr>
  );
}

export function PastOffers({ id }: { id: string }) {
  const offers = usePastOffers(id);
  return (
    <Section title="Past offers" count={offers.total > 0 && grouped(offers.total)}>
      <PagedList
        list={offers}
        name={offers.total === 1 ? 'past offer' : 'past offers'}
        failure="Couldn’t load the past offers"
        loading={<RowsSkeleton label="Loading the past offers" count={3} />}
        empty={<p className="text-sm text-muted">No offer for it has ended yet.</p>}
      >
        {(items) => (
          <table className="w-full text-sm">
            <caption className="sr-only">Ended offers, the last ended first</caption>
            <TableHead
              columns={[
                'Price',
                ['Bought', 'text-right max-sm:hidden'],
                'Offered by',
                ['Made', 'max-sm:hidden'],
                'Ended',
              ]}
            />
            <tbody>
              {items.map((offer) => (
                <OfferRow key={offer.hash} offer={offer} />
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </Section>
  );
}
