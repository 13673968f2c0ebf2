export type InventoryKind = 'all' | 'avatar' | 'trait';

/** In the order of their links; `name` is what they are, in the plural. */
export const inventoryKinds: Record<InventoryKind, { tab: string; name: string }> = {
  all: { tab: 'Everything', name: 'items' },
  avatar: { tab: 'Avatars', name: 'avatars' },
  trait: { tab: 'Loose traits', name: 'traits' },
};

/** What `?kind=` asks for; everything where it is absent or names nothing. */
export const inventoryKindOf = (searchParams: URLSearchParams): InventoryKind => {
  const kind = searchParams.get('kind');
  return kind === 'avatar' || kind === 'trait' ? kind : 'all';
};
