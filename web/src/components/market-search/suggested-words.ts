/** Search words to start with. They may have no results. */
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
