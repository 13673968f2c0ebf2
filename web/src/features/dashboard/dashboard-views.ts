import { paths } from '@/config/paths';

export type MarketView =
  | 'inventory'
  | 'orders'
  | 'radar'
  | 'balances'
  | 'history'
  | 'watchlist'
  | 'notices';
export type DashboardView = 'overview' | MarketView | 'profile' | 'credits';

type ViewDetails = { title: string; tab: string; to: string };

const marketViews: Record<MarketView, ViewDetails> = {
  inventory: { title: 'Inventory', tab: 'Inventory', to: paths.dashboardInventory },
  orders: { title: 'Orders', tab: 'Orders', to: paths.dashboardOrders },
  radar: { title: 'Orders at risk', tab: 'Orders at risk', to: paths.dashboardRadar },
  history: { title: 'History', tab: 'History', to: paths.dashboardHistory },
  watchlist: { title: 'Watchlist', tab: 'Watchlist', to: paths.dashboardWatchlist },
  balances: { title: 'Balances', tab: 'Balances', to: paths.dashboardBalances },
  notices: { title: 'Notifications', tab: 'Notifications', to: paths.dashboardNotices },
};

export const dashboardViews: Record<DashboardView, ViewDetails> = {
  overview: { title: 'Dashboard', tab: 'Overview', to: paths.dashboard },
  ...marketViews,
  profile: { title: 'Edit profile', tab: 'Edit profile', to: paths.dashboardProfile },
  credits: { title: 'Credits', tab: 'Credits', to: paths.dashboardCredits },
};

const isView = (name: string | null): name is DashboardView =>
  name !== null && Object.hasOwn(dashboardViews, name);

export const isMarketView = (view: DashboardView): view is MarketView =>
  Object.hasOwn(marketViews, view);

/** Falls back to the overview if `?view=` is unknown or its feature is disabled (§2 Routes). */
export const dashboardViewOf = (
  searchParams: URLSearchParams,
  isMarketClosed: boolean,
): DashboardView => {
  const view = searchParams.get('view');
  return isView(view) && !(isMarketClosed && isMarketView(view)) ? view : 'overview';
};

export const viewsToChoose = (isMarketOpen: boolean) =>
  Object.entries(dashboardViews).filter(
    ([view]) => isMarketOpen || !Object.hasOwn(marketViews, view),
  );
