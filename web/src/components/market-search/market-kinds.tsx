import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';

const link = (name: string, to: string, isCurrent: boolean) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'page' : undefined}
    className="py-1 text-muted aria-[current]:text-foreground aria-[current]:accent-underline"
  >
    {name}
  </Link>
);

export function MarketKinds({ isAvatars = false }) {
  return (
    <nav aria-label="On the market" className="flex gap-4">
      {link('Traits', paths.market, !isAvatars)}
      {link('Avatars', paths.marketAvatars, isAvatars)}
    </nav>
  );
}
