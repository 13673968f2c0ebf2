import type { WalletAddress } from '@trait-market/contract/shared';
import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import { useDisclosure } from '@/components/menu/use-disclosure';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { useOffersReceived } from '@/lib/economy/wallets/received-offers';
import type { FeatureState } from '@/lib/flags/feature-state';
import { grouped } from '@/lib/format/grouped';

import { dashboardViews, viewsToChoose, type DashboardView } from './dashboard-views';

/** Views that laptops have at the row's end, and other screens in the menu. */
const IN_MENU: ReadonlySet<string> = new Set(['balances', 'notices', 'profile', 'credits']);

/** Views that phones have in the row. All others are in the menu. */
const ON_PHONES: ReadonlySet<string> = new Set(['overview', 'inventory', 'orders']);

/** Scrolls the active tab into view within the row of tabs, without scrolling the page. */
const bringIntoView = (tab: HTMLElement | null): void => {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
};

const offersText = (count: number): string =>
  count === 1 ? '1 offer' : `${grouped(count)} offers`;

type Views = ReturnType<typeof viewsToChoose>;

function MoreViews({ current, views }: { current: DashboardView; views: Views }) {
  const { isOpen, rootProps, triggerProps, panelProps } = useDisclosure();
  const hasCurrent = !ON_PHONES.has(current);
  const isOnlyOnPhones = (view: string) => !IN_MENU.has(view) || view === current;
  return (
    <div {...rootProps} className="relative shrink-0 xl:hidden">
      <button
        type="button"
        {...triggerProps}
        className={cn(
          'inline-flex min-h-11 cursor-pointer items-center gap-1 border-b-2 border-transparent pl-1 font-semibold whitespace-nowrap text-muted hover:text-foreground aria-expanded:text-foreground sm:pl-2',
          hasCurrent && 'max-md:border-accent max-md:text-foreground',
        )}
      >
        More{' '}
        {hasCurrent && <span className="sr-only md:hidden">{dashboardViews[current].tab}</span>}
        <ChevronDown
          aria-hidden
          className={cn('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div
          {...panelProps}
          className="absolute top-full right-0 z-menu mt-2 w-48 animate-drop-in rounded-control border border-hairline bg-surface p-1 shadow-menu"
        >
          <ul>
            {views
              .filter(([view]) => !ON_PHONES.has(view))
              .map(([view, { tab, to }]) => (
                <li key={view} className={isOnlyOnPhones(view) ? 'md:hidden' : undefined}>
                  <Link
                    to={to}
                    aria-current={view === current ? 'page' : undefined}
                    className="flex min-h-11 items-center rounded-tag px-3 font-medium hover:bg-surface-raised aria-[current=page]:text-accent-text"
                  >
                    {tab}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type DashboardTabsProps = { address: WalletAddress; current: DashboardView; market: FeatureState };

/** The row always has the most used tabs and the current one, and the menu has the others (E681). */
export function DashboardTabs({ address, current, market }: DashboardTabsProps) {
  const { data: received = 0 } = useOffersReceived(address, market === 'open');
  const hasMenu = market !== 'closed';
  const views = viewsToChoose(hasMenu);
  const isInMenu = (view: string) => hasMenu && view !== current && IN_MENU.has(view);
  const isOnlyWide = (view: string) => hasMenu && !ON_PHONES.has(view);
  return (
    <nav aria-label="Dashboard" className="mt-3 flex border-b border-hairline sm:mt-4">
      <div
        className={cn(
          'scrolled-row -mb-px flex min-w-0 grow gap-x-3 sm:gap-x-5 lg:gap-x-6',
          // The row's end fades before the menu, not in the page's margin.
          hasMenu && 'max-lg:mr-0 max-sm:[--fade:0.5rem]',
        )}
      >
        {views.map(([view, { tab, to }]) => (
          <Fragment key={view}>
            <Link
              to={to}
              ref={view === current ? bringIntoView : null}
              aria-current={view === current ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold whitespace-nowrap text-muted -outline-offset-2 hover:text-foreground aria-[current=page]:border-accent aria-[current=page]:text-foreground',
                isInMenu(view) && 'max-xl:hidden',
                isOnlyWide(view) && 'max-md:hidden',
                view === 'balances' && 'xl:ml-auto',
              )}
            >
              {tab}
            </Link>
            {view === 'orders' && received > 0 && (
              // Reaches into the gap before the next tab, so that the target is large and the gap isn't.
              <Link
                to={paths.dashboardOffersReceived}
                title={`${offersText(received)} received`}
                aria-label={`${offersText(received)} received`}
                className={cn(
                  'group -mr-3 -ml-3 inline-flex min-h-11 items-center pr-3 pl-1.5 -outline-offset-2 sm:-mr-5 sm:-ml-5 sm:pr-5 lg:-ml-6',
                  isOnlyWide(view) && 'max-md:hidden',
                )}
              >
                <span className="rounded-full bg-surface-raised px-1.5 text-xs font-semibold whitespace-nowrap tabular-nums group-hover:bg-hairline">
                  <span className="sm:hidden">{grouped(received)}</span>
                  <span className="max-sm:hidden">{offersText(received)}</span>
                </span>
              </Link>
            )}
          </Fragment>
        ))}
      </div>
      {hasMenu && <MoreViews current={current} views={views} />}
    </nav>
  );
}
