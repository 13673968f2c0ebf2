import type { CollectionStats, RarityCell } from '@trait-market/contract/economy/collections';
import { RaritySchema, SLOTS, type Slot } from '@trait-market/contract/economy/shared';
import { Link } from 'react-router-dom';

import { PriceText } from '@/components/economy/prices/price-text';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { Section } from '@/components/page/section';
import { paths } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';
import { rarityNames, slotNames, traitsText } from '@/lib/economy/traits/trait-words';

type RarityTableProps = { slug: string; rarities: CollectionStats['rarities'] };

/** Formats a range of ranks: "#1–12", or "#3" for a single rank. */
const rankText = ({ first, last }: { first: number; last: number }): string =>
  first === last ? `#${grouped(first)}` : `#${grouped(first)}–${grouped(last)}`;

function Cell({ slug, cell }: { slug: string; cell: RarityCell | undefined }) {
  if (cell === undefined) return <span className="block px-2 py-1.5 text-muted">–</span>;
  const { slot, rarity, traits, ranks, floor } = cell;
  return (
    <Link
      to={paths.marketOf(slug, slot, rarity)}
      aria-label={`${traitsText(traits)}: ${rarityNames[rarity]}, ${slotNames[slot]}${ranks ? `, rank ${rankText(ranks)}` : ''}`}
      className="block rounded-tag px-2 py-1.5 hover:bg-surface-raised"
    >
      <span className="block font-semibold">
        {traits}
        {ranks && (
          <span className="ml-2 text-xs font-normal whitespace-nowrap text-muted">
            {rankText(ranks)}
          </span>
        )}
      </span>
      <span className="block text-xs whitespace-nowrap text-muted">
        {floor ? <PriceText price={floor} /> : 'Not listed'}
      </span>
    </Link>
  );
}

export function RarityTable({ slug, rarities }: RarityTableProps) {
  const slots = SLOTS.filter((slot) => rarities.some((cell) => cell.slot === slot));
  const columns = RaritySchema.options.filter((rarity) =>
    rarities.some((cell) => cell.rarity === rarity),
  );
  const cellOf = (slot: Slot, rarity: RarityCell['rarity']) =>
    rarities.find((cell) => cell.slot === slot && cell.rarity === rarity);
  return (
    <Section title="Rarity">
      <p className="mb-3 text-sm text-muted">
        For each slot and rarity: how many traits there are, how they rank among all worn traits,
        and the cheapest one.
      </p>
      <div className="scroll-pl-24 overflow-x-auto">
        <table className="w-full min-w-[36rem] text-sm tabular-nums">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 bg-ground pr-3 pb-2 text-left font-normal text-muted"
              >
                Slot
              </th>
              {columns.map((rarity) => (
                <th key={rarity} scope="col" className="px-2 pb-2 text-left">
                  <RarityWord rarity={rarity} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slots.map((slot) => (
              <tr key={slot} className="border-t border-hairline">
                <th scope="row" className="sticky left-0 bg-ground py-1 pr-3 text-left font-normal">
                  {slotNames[slot]}
                </th>
                {columns.map((rarity) => (
                  <td key={rarity} className="py-1 align-top">
                    <Cell slug={slug} cell={cellOf(slot, rarity)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
