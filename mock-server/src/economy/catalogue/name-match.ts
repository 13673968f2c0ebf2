import { searchKeyOf } from '../../world/records/best-matches';
import { closestMatches } from '../../world/records/close-matches';
import type { Catalogue, TraitEntry } from './catalogue';

/** Matches names that contain the text or, if none does, those with the fewest typing errors. */
export const namedAs = (catalogue: Catalogue, text: string): ((trait: TraitEntry) => boolean) => {
  const name = searchKeyOf(text);
  if (name === '') return () => true;
  const nameOf = ({ id }: TraitEntry) => catalogue.nameKeyOf(id);
  const traits = [...catalogue.traits.values()];
  const containing = traits.filter((trait) => nameOf(trait).includes(name));
  const found = containing.length > 0 ? containing : closestMatches(traits, name, nameOf);
  const ids = new Set(found.map(({ id }) => id));
  return ({ id }) => ids.has(id);
};
