export type InventoryKind = 'all' | 'avatar' | 'trait';

export const inventoryKinds: Record<InventoryKind, { tab: string; name: string }> = {
  all: { tab: 'Everything', name: 'items' },
  avatar: { tab: 'Avatars', name: 'avatars' },
  trait: { tab: 'Loose traits', name: 'traits' },
};

/** Returns the kind of `?kind=`; all kinds if the parameter is absent or unknown. */
export const inventoryKindOf = (searchParams: URLSearchParams): InventoryKind => {
  const kind = searchParams.get('kind');
  return kind === 'avatar' || kind === 'trait' ? kind : 'all';
};
