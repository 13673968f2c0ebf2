import type { Box } from '@trait-market/contract/economy/drops';

import { percentText } from '@/lib/format/percent-text';

const STEPS = 600;
/**
 * The range of arrival times as exponents of e: at FROM no trait has arrived yet, at TO all have.
 */
const [FROM, TO] = [-20, 20];

type Counts = readonly number[];

const NONE: Counts = [1];

const withOne = (counts: Counts, came: number, take: number): Counts =>
  Array.from(
    { length: Math.min(take, counts.length + 1) },
    (_, many) => (counts[many] ?? 0) * (1 - came) + (counts[many - 1] ?? 0) * came,
  );

/** Returns for each trait the probability that fewer than `take` others have arrived. */
const fewerOthers = (came: readonly number[], take: number): number[] => {
  const before: Counts[] = [NONE];
  for (const one of came) before.push(withOne(before.at(-1) ?? NONE, one, take));
  let after = NONE;
  const fewer = came.map((): number => 0);
  for (const [index, one] of [...came.entries()].toReversed()) {
    let sum = 0;
    for (const [many, chance] of (before[index] ?? NONE).entries()) {
      for (const [more, other] of after.entries()) if (many + more < take) sum += chance * other;
    }
    fewer[index] = sum;
    after = withOne(after, one, take);
  }
  return fewer;
};

/**
 * Models each trait's arrival time as exponentially distributed, with its remaining editions as the
 * rate: a pack contains the trait if fewer than `take` other traits arrive before it.
 */
export const packChances = ({ take, traits }: Pick<Box, 'take' | 'traits'>): number[] => {
  const all = traits.reduce((sum, { left }) => sum + left, 0);
  const kinds = traits.filter(({ left }) => left > 0).length;
  if (kinds <= take) return traits.map(({ left }) => (left > 0 ? 1 : 0));
  if (take === 1) return traits.map(({ left }) => left / all);
  const rates = traits.map(({ left }) => left / all);
  const chances = rates.map((): number => 0);
  const step = (TO - FROM) / STEPS;
  for (let count = 0; count <= STEPS; count += 1) {
    const at = Math.exp(FROM + count * step);
    const fewer = fewerOthers(
      rates.map((rate) => -Math.expm1(-rate * at)),
      take,
    );
    for (const [index, rate] of rates.entries()) {
      const now = rate * Math.exp(-rate * at) * at * step;
      chances[index] = (chances[index] ?? 0) + now * (fewer[index] ?? 0);
    }
  }
  return chances.map((chance) => Math.min(1, Math.max(0, chance)));
};

/** Formats the chance that a pack contains a trait: "2.5%". */
export const packChanceText = (chance: number): string => {
  if (chance <= 0) return 'None left';
  return chance >= 0.9995 ? 'In every pack' : percentText(chance);
};
