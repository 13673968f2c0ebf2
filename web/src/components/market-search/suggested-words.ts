/** Suggested words for a first search. The market may have no results for them. */
export const suggestedWords = [
  'Goggles',
  'Jacket',
  'Helmet',
  'Eyes',
  'Cloak',
  'Crown',
  'Beard',
  'Mask',
] as const;
