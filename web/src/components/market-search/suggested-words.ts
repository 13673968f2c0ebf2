/** Words that a person may begin with. Whether anything is found is up to the provider. */
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
