import { closestMatches } from '../world/records/close-matches';
import { searchKeyOf } from '../world/records/best-matches';
import type { Catalogue, TraitEntry } from './catalogue/catalogue';

/**
 * Whether a trait has a name that is looked for; where none has, those that come closest to it have.
 *
 * @param text as somebody typed it; of an empty one every name is
 */
export const namedAs = (catalogue: Catalogue, text: string): ((trait: TraitEntry) => boolean) => {
  const name = searchKeyOf(text);
  if (name === '') return () => true;
  const nameOf = ({ id }: TraitEntry) => catalogue.nameKeyOf(id);
  const traits = [...catalogue.traits.values()];
  if (traits.some((trait) => nameOf(trait).includes(name))) {
    return (trait) => nameOf(trait).includes(name);
  }
  const closest = new Set(closestMatches(traits, name, nameOf));
  return (trait) => closest.has(trait);
};
