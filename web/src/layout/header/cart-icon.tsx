import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/config/paths';

export function CartIcon({ label = 'Cart', children }: { label?: string; children?: ReactNode }) {
  return (
    <Link
      to={paths.cart}
      aria-label={label}
      className="relative grid size-10 place-content-center rounded-control text-muted transition-colors hover:bg-surface-raised hover:text-foreground max-[22rem]:hidden"
    >
      <ShoppingCart aria-hidden className="size-5" />
      {children}
    </Link>
  );
}
