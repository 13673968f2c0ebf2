import type { AvatarRow, LooseRow } from '../../tables/rows';

/** Something that a wallet has, before it is shown. */
export type Owned = { kind: 'avatar'; row: AvatarRow } | { kind: 'trait'; row: LooseRow };
