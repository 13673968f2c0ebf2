import { Link } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { Logo } from '@/components/logo';
import { paths } from '@/config/paths';
import { cartText } from '@/lib/storage';
import { useStore } from '@/lib/use-store';

import { FeaturesMenu } from '../navigation/features-menu';
import { HeaderActions } from './header-actions';
import { HeaderSearch } from './header-search';
import { MobileMenu } from './mobile-menu';
import { headerEntries } from '../navigation/navigation';
import { NavigationLink } from '../navigation/navigation-link';

const link =
  'inline-flex h-10 items-center rounded-control px-1.5 text-sm font-semibold text-muted transition-colors hover:text-foreground xl:px-2.5 xxl:px-3 aria-expanded:text-foreground aria-[current=page]:text-foreground';

const CartLink = lazyComponent(async () => (await import('./cart-link')).CartLink, {
  Failed: null,
});

const cartIsFilled = { read: () => cartText.read() !== '', subscribe: cartText.subscribe };

export function Header() {
  const hasCart = useStore(cartIsFilled, false);
  return (
    <header className="sticky top-0 z-header border-b border-hairline bg-ground">
      <div className="page-columns flex h-16 items-center gap-1 sm:gap-4 lg:gap-2 xl:gap-4 xxl:gap-6">
        <Link to={paths.home} className="shrink-0 rounded-control">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center">
            {headerEntries.map((entry) => (
              <li key={entry.to}>
                <NavigationLink entry={entry} className={link} />
              </li>
            ))}
            <li>
              <FeaturesMenu className={link} />
            </li>
          </ul>
        </nav>
        <HeaderSearch />
        <div className="flex items-center gap-1 xl:ml-auto">
          {hasCart && <CartLink />}
          <HeaderActions />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
