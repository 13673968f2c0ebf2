import { createKeptFor } from '../kernel/kept-for';
import { searchKeyOf } from '../world/records/best-matches';
import { closestMatches } from '../world/records/close-matches';
import { placesWith } from '../world/records/joined-texts';
import type { Catalogue, TraitEntry } from './catalogue/catalogue';

/** 1 at the rank of each trait that has a name, 0 at the others. */
type ByRank = Uint8Array;

/** Names of which is kept who has them, of one catalogue. */
const MOST_NAMES = 16;

/** A catalogue's traits as a list that stays, and who has the names that were looked for last. */
const namesIn = createKeptFor(({ traits }: Catalogue) => ({
  traits: [...traits.values()],
  ranks: [...traits.values()].reduce((most, { rank }) => Math.max(most, rank + 1), 0),
  found: new Map<string, ByRank>(),
}));

/** Those whose name contains what is looked for; where none does, those that come closest to it. */
const findNamed = (catalogue: Catalogue, name: string): ByRank => {
  const { traits, ranks } = namesIn(catalogue);
  const nameOf = ({ id }: TraitEntry) => catalogue.nameKeyOf(id);
  const named = new Uint8Array(ranks);
  const places = placesWith(traits, name, nameOf);
  for (const place of places) named[traits[place]?.rank ?? 0] = 1;
  if (places.length === 0) {
    for (const { rank } of closestMatches(traits, name, nameOf)) named[rank] = 1;
  }
  return named;
};

/**
 * Whether a trait has a name that is looked for; where none has, those that come closest to it have. A
 * catalogue never changes, so what was found by a name is kept, whatever happens to the market.
 *
 * @param text as somebody typed it; of an empty one every name is
 */
export const namedAs = (catalogue: Catalogue, text: string): ((trait: TraitEntry) => boolean) => {
  const name = searchKeyOf(text);
  if (name === '') return () => true;
  const { found } = namesIn(catalogue);
  const named = found.get(name) ?? findNamed(catalogue, name);
  // The latest is the last: the one that nobody has asked for longest goes first.
  found.delete(name);
  found.set(name, named);
  const [oldest] = found.keys();
  if (found.size > MOST_NAMES && oldest !== undefined) found.delete(oldest);
  return ({ rank }) => named[rank] === 1;
};
