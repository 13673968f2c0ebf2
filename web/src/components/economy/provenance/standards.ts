/** The token standard of each kind of item. */
export const STANDARDS = { trait: 'ERC-1155', avatar: 'ERC-721' } as const;
