/** The views that the open market adds to a profile. */
export type ProfileMarketView = 'holdings' | 'activity' | 'certificates';

/** In the order of their links. */
export const profileMarketViews: readonly (readonly [ProfileMarketView, string])[] = [
  ['holdings', 'Traits and avatars'],
  ['activity', 'Activity'],
  ['certificates', 'Certificates'],
];

/** Returns the view of `?show=`; the holdings if it is absent or unknown. */
export const profileMarketViewOf = (searchParams: URLSearchParams): ProfileMarketView => {
  const asked = searchParams.get('show');
  return asked === 'activity' || asked === 'certificates' ? asked : 'holdings';
};
