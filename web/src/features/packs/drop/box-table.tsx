import type { Box } from '@trait-market/contract/economy/drops';

import { nativePrice } from '@/lib/economy/amounts/native-price';
import { EstimatedPrice } from '@/components/economy/prices/estimated-price';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { TraitCell } from '@/components/economy/items/trait-cell';
import { slotNames } from '@/lib/economy/traits/trait-words';

import { packChances, packChanceText } from './chances';
import { TableHead } from '@/components/table-head';
import { Facts } from '@/components/facts';

export function BoxTable({ box }: { box: Box }) {
  const chances = packChances(box);
  const rows = box.traits
    .map((boxed, index) => ({ boxed, chance: chances[index] ?? 0 }))
    // More left means a greater chance, which the server's engine may round differently.
    .toSorted((one, other) => other.boxed.left - one.boxed.left);
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">What is left in box {box.name}</caption>
      <TableHead
        isLined
        columns={[
          ['Trait', 'w-full'],
          ['Left', 'text-right'],
          ['Chance in a pack', 'min-w-20 text-right sm:whitespace-nowrap'],
          ['Last sale', 'text-right max-sm:hidden'],
        ]}
      />
      <tbody>
        {rows.map(({ boxed: { trait, tokenId, declared, left, lastSale }, chance }) => (
          <tr key={tokenId} className="border-b border-hairline">
            <TraitCell trait={trait}>
              <Facts
                className="text-xs text-muted"
                facts={[slotNames[trait.slot], <RarityWord key="rarity" rarity={trait.rarity} />]}
              />
              {lastSale && (
                <span className="block text-xs text-muted sm:hidden">
                  Last sale <EstimatedPrice price={nativePrice(lastSale)} />
                </span>
              )}
            </TraitCell>
            <td className="py-2 pr-3 text-right whitespace-nowrap">{`${left} of ${declared}`}</td>
            <td className="py-2 text-right font-semibold whitespace-nowrap sm:pr-3">
              {packChanceText(chance)}
            </td>
            <td className="py-2 text-right whitespace-nowrap text-muted max-sm:hidden">
              {lastSale ? <EstimatedPrice price={nativePrice(lastSale)} /> : 'Never sold'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
