import type { RerollPoolDetail } from '@trait-market/contract/economy/reroll';
import type { Price } from '@trait-market/contract/economy/shared';

type Pooled = RerollPoolDetail['items'];

export const editionsIn = (items: Pooled): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The average floor of an edition, without the editions that no one lists. */
export type AverageFloor = { price: Price; unlisted: number };

/** Returns the average floor of the editions in a pool; undefined if none of them is listed. */
export const averageFloor = (
  items: Pooled,
  floors: ReadonlyMap<string, Price | null>,
): AverageFloor | undefined => {
  const listed = items.flatMap(({ trait, quantity }) => {
    const floor = floors.get(trait.id);
    return floor ? [{ floor, quantity }] : [];
  });
  const [first] = listed;
  if (first === undefined) return undefined;
  const editions = listed.reduce((all, { quantity }) => all + quantity, 0);
  const sum = listed.reduce(
    (all, { floor, quantity }) => all + BigInt(floor.amount) * BigInt(quantity),
    0n,
  );
  return {
    price: { ...first.floor, amount: String(sum / BigInt(editions)) },
    unlisted: editionsIn(items) - editions,
  };
};

/** Says how many editions an average floor leaves out. */
export const unlistedText = (average: AverageFloor | null): string => {
  if (average === null) return 'no one lists any of them';
  const { unlisted } = average;
  if (unlisted === 0) return 'all of them are listed';
  return `without ${unlisted === 1 ? '1 edition' : `${unlisted} editions`} that no one lists`;
};
