import type { AvatarRow, LooseRow } from '../../tables/rows';

export type Owned = { kind: 'avatar'; row: AvatarRow } | { kind: 'trait'; row: LooseRow };
