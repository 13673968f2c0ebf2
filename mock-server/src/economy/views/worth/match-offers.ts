export type OpenOffer = { price: bigint; units: number; fits: readonly string[] };

type Given = { offer: number; trait: string; units: number };

/** Finds the shortest augmenting path, along which offers can be reassigned to free an edition. */
const wayToFree = (
  offers: readonly OpenOffer[],
  start: number,
  freeOf: (trait: string) => number,
  givenOf: (trait: string) => readonly Given[],
): { steps: { trait: string; from: Given | undefined }[]; units: number } | undefined => {
  const seen = new Set<string>();
  const queue: { offer: number; steps: { trait: string; from: Given | undefined }[] }[] = [
    { offer: start, steps: [] },
  ];
  for (const { offer, steps } of queue) {
    for (const trait of offers[offer]?.fits ?? []) {
      if (seen.has(trait)) continue;
      seen.add(trait);
      const free = freeOf(trait);
      if (free > 0) {
        const path = [...steps, { trait, from: undefined }];
        const least = Math.min(free, ...steps.map(({ from }) => from?.units ?? free));
        return { steps: path, units: least };
      }
      for (const given of givenOf(trait)) {
        queue.push({ offer: given.offer, steps: [...steps, { trait, from: given }] });
      }
    }
  }
  return undefined;
};

/** Assigns editions to offers for the highest total. Returns prices by trait id, highest first. */
export const matchOffers = (
  held: ReadonlyMap<string, number>,
  all: readonly OpenOffer[],
): Map<string, bigint[]> => {
  const offers = all
    .map((offer) => ({ ...offer, fits: offer.fits.filter((id) => held.has(id)) }))
    .toSorted((one, other) => (one.price === other.price ? 0 : one.price > other.price ? -1 : 1));
  const given = new Map<string, Given[]>();
  const givenOf = (trait: string): Given[] => given.get(trait) ?? [];
  const freeOf = (trait: string): number =>
    (held.get(trait) ?? 0) - givenOf(trait).reduce((sum, { units }) => sum + units, 0);
  const move = (trait: string, offer: number, by: number): void => {
    const found = givenOf(trait).find((one) => one.offer === offer);
    if (found === undefined) given.set(trait, [...givenOf(trait), { offer, trait, units: by }]);
    else found.units += by;
    given.set(
      trait,
      givenOf(trait).filter(({ units }) => units > 0),
    );
  };
  for (const [start, offer] of offers.entries()) {
    let left = offer.units;
    while (left > 0) {
      const way = wayToFree(offers, start, freeOf, givenOf);
      if (way === undefined) break;
      const units = Math.min(left, way.units);
      let taker = start;
      for (const { trait, from } of way.steps) {
        const before = from?.offer;
        if (before !== undefined) move(trait, before, -units);
        move(trait, taker, units);
        taker = before ?? taker;
      }
      left -= units;
    }
  }
  return new Map(
    [...given].map(([trait, parts]) => [
      trait,
      parts
        .flatMap(({ offer, units }) =>
          Array.from({ length: units }, () => offers[offer]?.price ?? 0n),
        )
        .toSorted((one, other) => (one > other ? -1 : 1)),
    ]),
  );
};
