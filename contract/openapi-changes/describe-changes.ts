import type { Change } from './change';

const WORDS: Record<Change['breaks'], string> = {
  client: 'breaks clients',
  provider: 'breaks providers',
  none: 'harmless',
};

const ORDER: Change['breaks'][] = ['client', 'provider', 'none'];

const PLACES_NAMED = 3;

const placesOf = (places: readonly string[]): string => {
  const more = places.length - PLACES_NAMED;
  const named = places.slice(0, PLACES_NAMED).join('; ');
  return more > 0 ? `${named}; and ${more} more` : named;
};

/** Formats one line per change. A change in a shared schema is listed once, with all its places. */
export const describeChanges = (changes: readonly Change[]): string => {
  const placesOfChange = new Map<string, string[]>();
  const described = ORDER.flatMap((breaks) => changes.filter((change) => change.breaks === breaks));
  for (const { breaks, text, pointer, place } of described) {
    const line = `${WORDS[breaks].padEnd(16)} ${text}  (#${pointer})`;
    placesOfChange.set(line, [...(placesOfChange.get(line) ?? []), place]);
  }
  return [...placesOfChange]
    .map(([line, places]) => `${line}\n${' '.repeat(17)}${placesOf(places)}`)
    .join('\n');
};
