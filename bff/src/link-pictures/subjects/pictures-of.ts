type Pictured = { imageUrl?: string | undefined };

/** Returns the pictures' URLs; an empty one for an item without a picture. */
export const picturesOf = (items: readonly Pictured[]): string[] =>
  items.map(({ imageUrl }) => imageUrl ?? '');
