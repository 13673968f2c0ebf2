/** What the open market shows of anybody. */
export type ProfileMarketView = 'holdings' | 'activity' | 'certificates';

/** In the order of their links. */
export const profileMarketViews: readonly (readonly [ProfileMarketView, string])[] = [
  ['holdings', 'Traits and avatars'],
  ['activity', 'Activity'],
  ['certificates', 'Certificates'],
];

/** What `?show=` asks for; what the wallet holds where it is absent or names nothing. */
export const profileMarketViewOf = (searchParams: URLSearchParams): ProfileMarketView => {
  const asked = searchParams.get('show');
  return asked === 'activity' || asked === 'certificates' ? asked : 'holdings';
};
