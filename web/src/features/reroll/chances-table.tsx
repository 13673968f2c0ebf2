import type { RerollPoolDetail } from '@trait-market/contract/economy/reroll';
import type { Price, Tier } from '@trait-market/contract/economy/shared';

import { Estimate } from '@/components/economy/prices/estimate';
import { EstimatedPrice } from '@/components/economy/prices/estimated-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { TraitCell } from '@/components/economy/items/trait-cell';
import { Facts } from '@/components/facts';
import { chanceText } from '@/lib/economy/amounts/chance-text';
import { type AveragePrice, averagePrice, editionsIn } from '@/lib/economy/draws/average-price';
import { editionsText, tierEditionsText } from '@/lib/economy/traits/trait-words';
import { useFloors } from '@/lib/watchlist/use-floors';
import { TableHead } from '@/components/table-head';

type ChancesTableProps = {
  pool: RerollPoolDetail;
  tier?: Tier | undefined;
};

/** Shows the average floor of an edition. Editions without a floor are left out, and named. */
function AverageFloorLine({ average: { price, unpriced } }: { average: AveragePrice }) {
  return (
    <p className="mb-4 text-sm tabular-nums">
      <span className="text-muted">Average floor</span>{' '}
      <PriceText price={price} className="font-semibold" /> <Estimate amounts={[price]} />
      {unpriced > 0 && (
        <span className="text-muted">
          {`, without ${unpriced === 1 ? '1 edition' : `${unpriced} editions`} that no one lists`}
        </span>
      )}
    </p>
  );
}

function FloorText({ floor }: { floor: Price | null | undefined }) {
  if (floor === undefined) return null;
  return floor === null ? <>Not listed</> : <EstimatedPrice price={floor} />;
}

export function ChancesTable({ pool, tier }: ChancesTableProps) {
  const items = pool.items.filter((item) => tier === undefined || item.tier === tier);
  const all = editionsIn(items);
  const floors = useFloors(items.map(({ trait }) => trait.id));
  const average = floors && averagePrice(items, floors);
  if (items.length === 0) {
    return (
      <p className="text-muted">
        {tier === undefined
          ? 'The pool is empty.'
          : `The pool has no trait with ${tierEditionsText(tier)} right now. Re-roll one edition, or come back later.`}
      </p>
    );
  }
  return (
    <>
      {average && <AverageFloorLine average={average} />}
      <table className="w-full border-collapse text-sm tabular-nums">
        <caption className="sr-only">What you could get, and how likely it is</caption>
        <TableHead
          isLined
          columns={[
            ['Trait', 'w-full'],
            ['In the pool', 'text-right whitespace-nowrap'],
            ['Chance', 'text-right'],
            ['Floor', 'text-right max-sm:hidden'],
          ]}
        />
        <tbody>
          {items.map(({ trait, tokenId, quantity, editions }) => (
            <tr key={tokenId} className="border-b border-hairline">
              <TraitCell trait={trait}>
                <Facts
                  className="text-xs text-muted"
                  facts={[
                    <RarityWord key="rarity" rarity={trait.rarity} />,
                    editions !== undefined && editionsText(editions),
                  ]}
                />
                <span className="block text-xs text-muted sm:hidden">
                  <FloorText floor={floors?.get(trait.id)} />
                </span>
              </TraitCell>
              <td className="py-2 pr-3 text-right">{quantity}</td>
              <td className="py-2 text-right font-semibold whitespace-nowrap sm:pr-3">
                {chanceText(quantity, all)}
              </td>
              <td className="py-2 text-right whitespace-nowrap text-muted max-sm:hidden">
                <FloorText floor={floors?.get(trait.id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
