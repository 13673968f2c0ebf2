import type { ComponentType } from 'react';

import type { LazyComponent } from '@/components/lazy-component';

import { lazyScreen } from './lazy-screen';

type Page = { default: ComponentType };

const screen = (load: () => Promise<Page>, source?: string): LazyComponent<object> =>
  lazyScreen(async () => (await load()).default, source);

const collections = screen(() => import('./routes/collections'), 'app/routes/collections.tsx');

type Route = { path: string; Screen: LazyComponent<object> };

const Home = screen(() => import('./routes/home'), 'app/routes/home.tsx');

export const routeTable: readonly Route[] = [
  { path: '/', Screen: Home },
  { path: '/dashboard', Screen: screen(() => import('./routes/dashboard')) },
  {
    path: '/profile/:address',
    Screen: screen(() => import('./routes/profile'), 'app/routes/profile.tsx'),
  },
  { path: '/subscriptions', Screen: screen(() => import('./routes/subscriptions')) },
  { path: '/market', Screen: screen(() => import('./routes/market'), 'app/routes/market.tsx') },
  { path: '/cart', Screen: screen(() => import('./routes/cart')) },
  { path: '/watchlist', Screen: screen(() => import('./routes/watchlist')) },
  { path: '/compare', Screen: screen(() => import('./routes/compare')) },
  { path: '/collections', Screen: collections },
  { path: '/collections/:slug', Screen: collections },
  { path: '/playground', Screen: screen(() => import('./routes/playground')) },
  { path: '/packs', Screen: screen(() => import('./routes/packs'), 'app/routes/packs.tsx') },
  {
    path: '/draws/log',
    Screen: screen(() => import('./routes/draw-log'), 'app/routes/draw-log.tsx'),
  },
  {
    path: '/activity',
    Screen: screen(() => import('./routes/activity'), 'app/routes/activity.tsx'),
  },
  { path: '/leaders', Screen: screen(() => import('./routes/leaders'), 'app/routes/leaders.tsx') },
  { path: '/extract', Screen: screen(() => import('./routes/extract')) },
  { path: '/construct', Screen: screen(() => import('./routes/construct')) },
  { path: '/construct-premium', Screen: screen(() => import('./routes/construct-premium')) },
  { path: '/reroll', Screen: screen(() => import('./routes/reroll')) },
  { path: '/the-light', Screen: screen(() => import('./routes/the-light')) },
  {
    path: '/constructions',
    Screen: screen(() => import('./routes/constructions'), 'app/routes/constructions.tsx'),
  },
  { path: '/help', Screen: screen(() => import('./routes/help'), 'app/routes/help.tsx') },
  { path: '/traits/:id', Screen: screen(() => import('./routes/trait'), 'app/routes/trait.tsx') },
  {
    path: '/avatars/:collection/:tokenId',
    Screen: screen(() => import('./routes/avatar'), 'app/routes/avatar.tsx'),
  },
  {
    path: '/signin/guest',
    Screen: screen(() => import('./routes/guest-sign-in'), 'app/routes/guest-sign-in.tsx'),
  },
  {
    path: '/privacy-policy',
    Screen: screen(() => import('./routes/privacy-policy'), 'app/routes/privacy-policy.tsx'),
  },
  { path: '/terms', Screen: screen(() => import('./routes/terms'), 'app/routes/terms.tsx') },
  {
    path: '/nft-license',
    Screen: screen(() => import('./routes/nft-license'), 'app/routes/nft-license.tsx'),
  },
  { path: '*', Screen: screen(() => import('./routes/not-found'), 'app/routes/not-found.tsx') },
];
