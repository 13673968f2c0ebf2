import type { ComponentType } from 'react';

import type { LazyComponent } from '@/components/lazy-component';

import { lazyScreen } from './lazy-screen';

type Page = { default: ComponentType };

const screen = (load: () => Promise<Page>): LazyComponent<object> =>
  lazyScreen(async () => (await load()).default);

const collections = screen(() => import('./routes/collections'));

type Route = { path: string; Screen: LazyComponent<object> };

/** The build prerenders this screen. */
export const Home = screen(() => import('./routes/home'));

export const routeTable: readonly Route[] = [
  { path: '/', Screen: Home },
  { path: '/dashboard', Screen: screen(() => import('./routes/dashboard')) },
  { path: '/profile/:address', Screen: screen(() => import('./routes/profile')) },
  { path: '/subscriptions', Screen: screen(() => import('./routes/subscriptions')) },
  { path: '/market', Screen: screen(() => import('./routes/market')) },
  { path: '/cart', Screen: screen(() => import('./routes/cart')) },
  { path: '/watchlist', Screen: screen(() => import('./routes/watchlist')) },
  { path: '/collections', Screen: collections },
  { path: '/collections/:slug', Screen: collections },
  { path: '/playground', Screen: screen(() => import('./routes/playground')) },
  { path: '/packs', Screen: screen(() => import('./routes/packs')) },
  { path: '/activity', Screen: screen(() => import('./routes/activity')) },
  { path: '/leaders', Screen: screen(() => import('./routes/leaders')) },
  { path: '/extract', Screen: screen(() => import('./routes/extract')) },
  { path: '/construct', Screen: screen(() => import('./routes/construct')) },
  { path: '/construct-premium', Screen: screen(() => import('./routes/construct-premium')) },
  { path: '/reroll', Screen: screen(() => import('./routes/reroll')) },
  { path: '/the-light', Screen: screen(() => import('./routes/the-light')) },
  { path: '/constructions', Screen: screen(() => import('./routes/constructions')) },
  { path: '/help', Screen: screen(() => import('./routes/help')) },
  { path: '/traits/:id', Screen: screen(() => import('./routes/trait')) },
  { path: '/avatars/:collection/:tokenId', Screen: screen(() => import('./routes/avatar')) },
  { path: '/signin/guest', Screen: screen(() => import('./routes/guest-sign-in')) },
  { path: '/privacy-policy', Screen: screen(() => import('./routes/privacy-policy')) },
  { path: '/terms', Screen: screen(() => import('./routes/terms')) },
  { path: '/nft-license', Screen: screen(() => import('./routes/nft-license')) },
  { path: '*', Screen: screen(() => import('./routes/not-found')) },
];
