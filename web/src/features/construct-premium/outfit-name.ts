import {
  OUTFIT_NAME_MAX_LENGTH,
  OutfitNameSchema,
  type Outfit,
} from '@trait-market/contract/economy/outfits';

const same = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** The outfit that is called so, if there is one: people don't tell names apart by capitals. */
export const outfitCalled = (name: string, outfits: readonly Outfit[]): Outfit | undefined =>
  outfits.find((outfit) => same(outfit.name) === same(name));

/** Why a name cannot be taken; undefined where it can. */
export const whyNoName = (name: string): string | undefined => {
  const text = name.trim();
  if (text === '') return 'Enter a name.';
  if (text.length > OUTFIT_NAME_MAX_LENGTH)
    return `A name has at most ${OUTFIT_NAME_MAX_LENGTH} characters.`;
  return OutfitNameSchema.safeParse(text).success
    ? undefined
    : 'A name needs characters that can be seen, on one line.';
};
