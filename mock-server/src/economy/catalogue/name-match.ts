import { searchKeyOf } from '../../world/records/best-matches';
import { closestMatches, mistakesBetween, mistakesFor } from '../../world/records/close-matches';
import type { Catalogue, TraitEntry } from './catalogue';

const matching = <Item>(
  items: readonly Item[],
  key: string,
  nameOf: (item: Item) => string,
): Item[] => {
  const containing = items.filter((item) => nameOf(item).includes(key));
  return containing.length > 0 ? containing : closestMatches(items, key, nameOf);
};

/** Matches names that contain the text or, if none does, those with the fewest typing errors. */
export const namedAs = (catalogue: Catalogue, text: string): ((trait: TraitEntry) => boolean) => {
  const key = searchKeyOf(text);
  if (key === '') return () => true;
  const traits = [...catalogue.traits.values()];
  const found = matching(traits, key, ({ id }) => catalogue.nameKeyOf(id));
  const ids = new Set(found.map(({ id }) => id));
  return ({ id }) => ids.has(id);
};

/** Compares whole names, because short words such as "tin" permit no mistake of their own. */
const isWholeNameClose = (name: string, key: string): boolean =>
  mistakesBetween(key, name, mistakesFor(key.replaceAll(' ', ''))) < Infinity;

/** Matches collections by name, like {@link namedAs}, and by names with a typo in a short word. */
export const collectionsNamed = (
  { collections }: Pick<Catalogue, 'collections'>,
  text: string,
): ReadonlySet<string> => {
  const key = searchKeyOf(text);
  const all = [...collections.values()];
  const found = matching(all, key, ({ name }) => searchKeyOf(name));
  const close =
    found.length > 0 ? found : all.filter(({ name }) => isWholeNameClose(searchKeyOf(name), key));
  return new Set(close.map(({ slug }) => slug));
};

type NamedAvatar = { collection: string; tokenId: string };

const NUMBERED = /^(?<name>.*?)[\s#]*(?<number>\d{1,78})$/;
const NUMBER_FIRST = /^#?(?<number>\d{1,78})\s+(?<name>.*)$/;

/**
 * Matches avatars by their collection's name and, if the text ends or starts with a number, by that
 * number. A name that contains the whole text, such as "Area 51", matches too. A text such as "#51" finds
 * that number only, so that an alert for one avatar (E575) matches no other.
 */
export const avatarsNamed = (
  catalogue: Pick<Catalogue, 'collections'>,
  text: string,
): ((avatar: NamedAvatar) => boolean) => {
  const key = searchKeyOf(text);
  if (key === '') return () => true;
  const { name = '', number } = (NUMBERED.exec(key) ?? NUMBER_FIRST.exec(key))?.groups ?? {};
  if (number === undefined) {
    const slugs = collectionsNamed(catalogue, key);
    return ({ collection }) => slugs.has(collection);
  }
  const isNumberOnly = key === `#${number}`;
  const whole = [...catalogue.collections.values()].filter(
    (one) => !isNumberOnly && searchKeyOf(one.name).includes(key),
  );
  const wholeSlugs = new Set(whole.map(({ slug }) => slug));
  const slugs = collectionsNamed(catalogue, name);
  const wanted = String(BigInt(number));
  return ({ collection, tokenId }) =>
    wholeSlugs.has(collection) || (slugs.has(collection) && tokenId === wanted);
};
