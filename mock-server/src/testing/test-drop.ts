import type { DropRow } from '../economy/tables/drop-row';
import { MARKET_NOW, type TestMarket } from './market';

export const PACK_PRICE = 10n ** 16n;

/** Box A has four traits, and box B one. A pack takes four editions from A and one from B. */
export const testDrop = (packs: number, change: Partial<DropRow> = {}): DropRow => ({
  id: 'tide',
  name: 'Tide',
  description: 'For tests.',
  collection: 'alpha',
  chainId: 1,
  price: String(PACK_PRICE),
  opensAt: MARKET_NOW - 1,
  packs,
  boxes: [
    {
      name: 'A',
      take: 4,
      traits: ['alpha-eyes', 'alpha-hat', 'alpha-cap', 'alpha-body'].map((traitId) => ({
        traitId,
        quantity: packs,
      })),
    },
    { name: 'B', take: 1, traits: [{ traitId: 'alpha-fur', quantity: packs }] },
  ],
  ...change,
});

export const giveDrop = ({ market }: TestMarket, drop: DropRow): void => {
  const { drops, supply } = market.context.tables;
  drops.put(drop.id, drop);
  for (const { traitId, quantity } of drop.boxes.flatMap(({ traits }) => traits)) {
    supply.put(traitId, (supply.find(traitId) ?? 0) + quantity);
  }
};
