import { lazy, type ComponentType } from 'react';

type Route = { path: string; Screen: ComponentType };

/** Every route of §2 by its pattern, each loaded when it is first visited. */
export const routeTable: readonly Route[] = [
  { path: '/', Screen: lazy(() => import('./routes/home')) },
  { path: '/dashboard', Screen: lazy(() => import('./routes/dashboard')) },
  { path: '/profile/:address', Screen: lazy(() => import('./routes/profile')) },
  { path: '/subscriptions', Screen: lazy(() => import('./routes/subscriptions')) },
  { path: '/market', Screen: lazy(() => import('./routes/market')) },
  { path: '/collections', Screen: lazy(() => import('./routes/collections')) },
  { path: '/playground', Screen: lazy(() => import('./routes/playground')) },
  { path: '/packs', Screen: lazy(() => import('./routes/packs')) },
  { path: '/activity', Screen: lazy(() => import('./routes/activity')) },
  { path: '/leaders', Screen: lazy(() => import('./routes/leaders')) },
  { path: '/extract', Screen: lazy(() => import('./routes/extract')) },
  { path: '/construct', Screen: lazy(() => import('./routes/construct')) },
  { path: '/construct-premium', Screen: lazy(() => import('./routes/construct-premium')) },
  { path: '/reroll', Screen: lazy(() => import('./routes/reroll')) },
  { path: '/the-light', Screen: lazy(() => import('./routes/the-light')) },
  { path: '/constructions', Screen: lazy(() => import('./routes/constructions')) },
  { path: '/help', Screen: lazy(() => import('./routes/help')) },
  { path: '/traits/:id', Screen: lazy(() => import('./routes/trait')) },
  { path: '/signin/guest', Screen: lazy(() => import('./routes/guest-sign-in')) },
  { path: '/privacy-policy', Screen: lazy(() => import('./routes/privacy-policy')) },
  { path: '/terms', Screen: lazy(() => import('./routes/terms')) },
  { path: '/nft-license', Screen: lazy(() => import('./routes/nft-license')) },
  { path: '*', Screen: lazy(() => import('./routes/not-found')) },
];
