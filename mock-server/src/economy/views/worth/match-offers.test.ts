import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { matchOffers, type OpenOffer } from './match-offers';

const match = (held: Record<string, number>, offers: OpenOffer[]) =>
  Object.fromEntries(matchOffers(new Map(Object.entries(held)), offers));

test('an offer for any of several traits takes no more editions in total than it wants', () => {
  const any = { price: 5n, units: 3, fits: ['hat', 'fez'] };
  const prices = Object.values(match({ hat: 2, fez: 4 }, [any])).flat();
  expect(prices).toEqual([5n, 5n, 5n]);
});

test('a flexible offer makes room for one that is not, whichever pays more', () => {
  const any = { price: 5n, units: 1, fits: ['hat', 'fez'] };
  const hat = { price: 4n, units: 1, fits: ['hat'] };
  expect(match({ hat: 1, fez: 1 }, [any, hat])).toEqual({ hat: [4n], fez: [5n] });
  expect(match({ hat: 1, fez: 1 }, [hat, { ...any, price: 3n }])).toEqual({ hat: [4n], fez: [3n] });
});

test('takes the highest offers, and gives nothing that no one has', () => {
  const low = { price: 1n, units: 9, fits: ['hat'] };
  const high = { price: 7n, units: 1, fits: ['hat', 'crown'] };
  expect(match({ hat: 2 }, [low, high])).toEqual({ hat: [7n, 1n] });
  expect(match({ hat: 0 }, [low])).toEqual({});
});

/** Returns the highest possible total by trying all assignments. */
const bestOf = (held: ReadonlyMap<string, number>, units: readonly OpenOffer[]): bigint => {
  const [first, ...others] = units;
  if (first === undefined) return 0n;
  const given = first.fits.flatMap((id) => {
    const left = held.get(id) ?? 0;
    return left === 0 ? [] : [first.price + bestOf(new Map([...held, [id, left - 1]]), others)];
  });
  return [bestOf(held, others), ...given].reduce((most, one) => (one > most ? one : most), 0n);
};

describe('for any holdings and offers', () => {
  const IDS = ['a', 'b', 'c'] as const;
  const anyHeld = fc.dictionary(fc.constantFrom(...IDS), fc.integer({ min: 0, max: 2 }));
  const anyOffer = fc.record({
    price: fc.bigInt(0n, 9n),
    units: fc.integer({ min: 1, max: 2 }),
    fits: fc.subarray([...IDS], { minLength: 1 }),
  });

  test('E121 no choice yields more, and nothing is given twice', () => {
    fc.assert(
      fc.property(anyHeld, fc.array(anyOffer, { maxLength: 4 }), (have, offers) => {
        const held = new Map(Object.entries(have));
        const matched = matchOffers(held, offers);
        for (const [id, prices] of matched) {
          expect(prices.length).toBeLessThanOrEqual(held.get(id) ?? 0);
        }
        const brought = [...matched.values()].flat().reduce((sum, one) => sum + one, 0n);
        const single = offers.flatMap((offer) =>
          Array.from({ length: offer.units }, () => ({ ...offer, units: 1 })),
        );
        expect(brought).toBe(bestOf(held, single));
      }),
      { numRuns: 400 },
    );
  });
});

test('can match 2,000 editions and 500 offers for any of them', () => {
  const ids = Array.from({ length: 500 }, (_, number) => `trait-${number}`);
  const held = new Map(ids.map((id) => [id, 4]));
  const offers = ids.map((id, number) => ({
    price: BigInt(number),
    units: 3,
    fits: number % 2 === 0 ? ids : [id],
  }));
  const prices = [...matchOffers(held, offers).values()].flat();
  expect(prices).toHaveLength(1_500);
});
