import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';

import type { InventoryKind } from './inventory-kinds';

const words = (kind: InventoryKind, isOwn: boolean): string => {
  const whose = isOwn ? 'Your wallet holds' : 'This wallet holds';
  switch (kind) {
    case 'all':
      return `${whose} no avatars and no loose traits.`;
    case 'avatar':
      return `${whose} no avatars.`;
    case 'trait':
      return `${whose} no loose traits. What avatars wear is shown with them.`;
  }
};

export function InventoryEmpty({ kind, isOwn }: { kind: InventoryKind; isOwn: boolean }) {
  return (
    <div className="max-w-text">
      <p className="mb-5 text-muted">{words(kind, isOwn)}</p>
      <NextLink to={paths.market}>{isOwn ? 'Find your first trait' : 'Go to the market'}</NextLink>
    </div>
  );
}
