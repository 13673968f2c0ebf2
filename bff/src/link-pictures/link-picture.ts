import type { Rarity } from '@trait-market/contract/economy/shared';

/** A text that users or providers chose. `fallback` replaces it when the fonts can't draw it. */
export type WrittenText = { text: string; fallback: string };

/** The art's URLs, and its arrangement: a grid of four, a round photo, or a look and the previous one. */
export type Art = {
  arrangement: 'single' | 'grid' | 'round' | 'change';
  urls: readonly string[];
};

/** Everything that a picture for a link shows. */
export type LinkPicture = {
  art: Art;
  /** The collection, or the user after fixed words, in the line above the title. */
  eyebrow?: WrittenText & { before?: string };
  title: WrittenText;
  /** Words of the product only; never a text that others wrote. */
  detail: { rarity?: Rarity; text: string };
  /** The price or count in the last line, which never contains a text that others wrote. */
  figure: { label: string; value: string; unit?: string };
};

export const WIDTH = 1200;
export const HEIGHT = 630;
