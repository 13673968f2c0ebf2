export type ProfileMarketView = 'holdings' | 'activity' | 'certificates';

export const profileMarketViews: readonly (readonly [ProfileMarketView, string])[] = [
  ['holdings', 'Traits and avatars'],
  ['activity', 'Activity'],
  ['certificates', 'Certificates'],
];

/** Returns the view of `?show=`; the holdings if the parameter is absent or unknown. */
export const profileMarketViewOf = (searchParams: URLSearchParams): ProfileMarketView => {
  const shown = searchParams.get('show');
  return shown === 'activity' || shown === 'certificates' ? shown : 'holdings';
};
