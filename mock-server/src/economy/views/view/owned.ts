import type { AvatarRow, LooseRow } from '../../tables/rows';

/** An item of a wallet before presentation. */
export type Owned = { kind: 'avatar'; row: AvatarRow } | { kind: 'trait'; row: LooseRow };
