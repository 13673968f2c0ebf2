import { paths } from '@/config/paths';

export type DashboardView = 'overview' | 'profile' | 'credits';

/** In the order of the tabs. */
export const dashboardViews: Record<DashboardView, { title: string; tab: string; to: string }> = {
  overview: { title: 'Dashboard', tab: 'Overview', to: paths.dashboard },
  profile: { title: 'Edit profile', tab: 'Edit profile', to: paths.dashboardProfile },
  credits: { title: 'Credits', tab: 'Credits', to: paths.dashboardCredits },
};

/** What `?view=` asks for (§2 Routes); the overview where it is absent or names nothing. */
export const dashboardViewOf = (searchParams: URLSearchParams): DashboardView => {
  const view = searchParams.get('view');
  return view === 'profile' || view === 'credits' ? view : 'overview';
};
