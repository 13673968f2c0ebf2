import { Link } from 'react-router-dom';
import { lazyComponent } from '@/components/lazy-component';
import { Logo } from '@/components/logo';
import { paths } from '@/config/paths';
import { cartText } from '@/lib/storage';
import { useStore } from '@/lib/use-store';
import { HeaderActions } from './header-actions';
import { HeaderSearch } from './header-search';
import { MobileMenu } from './mobile-menu';
import { headerEntries } from '../navigation/navigation';
import { NavigationLink } from '../navigation/navigation-link';
import { ChevronDown } from 'lucide-react';
import { useDisclosure } from '@/components/menu/use-disclosure';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

const FeaturesPanel = lazyComponent(async () => (await import('./features-panel')).FeaturesPanel, {
  loading: <Skeleton className="h-104 rounded-control" />,
});

function FeaturesMenu({ className }: { className?: string }) {
  const { isOpen, rootProps, triggerProps, panelProps } = useDisclosure();
  return (
    <div {...rootProps} className="relative">
      <button
        type="button"
        {...triggerProps}
        className={cn('inline-flex cursor-pointer items-center gap-1', className)}
      >
        Features
        <ChevronDown
          aria-hidden
          className={cn('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div
          {...panelProps}
          className="absolute top-full left-0 z-menu mt-2 w-80 animate-drop-in rounded-control border border-hairline bg-surface p-1 shadow-menu"
        >
          <FeaturesPanel />
        </div>
      )}
    </div>
  );
}

const link =
  'inline-flex h-10 items-center rounded-control px-1.5 text-sm font-semibold text-muted transition-colors hover:text-foreground xl:px-2.5 xxl:px-3 aria-expanded:text-foreground aria-[current=page]:text-foreground';

const CartLink = lazyComponent(async () => (await import('./cart-link')).CartLink, {
  Failed: null,
});

/** The number of entries that tablets show, too; the menu has all. */
const FIRST = 2;

const cartIsFilled = { read: () => cartText.read() !== '', subscribe: cartText.subscribe };

export function Header() {
  const hasCart = useStore(cartIsFilled, false);
  return (
    <header className="sticky top-0 z-header border-b border-hairline bg-ground">
      <div className="page-columns flex h-16 items-center gap-1 sm:gap-4 lg:gap-2 xl:gap-4 xxl:gap-6">
        <Link to={paths.home} className="shrink-0 rounded-control">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex items-center">
            {headerEntries.map((entry, position) => (
              <li key={entry.to} className={position < FIRST ? undefined : 'max-lg:hidden'}>
                <NavigationLink entry={entry} className={link} />
              </li>
            ))}
            <li className="max-lg:hidden">
              <FeaturesMenu className={link} />
            </li>
          </ul>
        </nav>
        <HeaderSearch />
        <div className="flex items-center gap-1 xl:ml-auto">
          {/* Wide screens reserve its space, so that the search field doesn't shrink. */}
          <span className={cn('size-10 max-[22rem]:hidden', !hasCart && 'max-xl:hidden')}>
            {hasCart && <CartLink />}
          </span>
          <HeaderActions />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
