import { economyContract } from '@trait-market/contract/economy';
import { routesOf, type NamedRoute } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';

export const API_PREFIXES = ['/v1', '/economy/v1'];

export const isApiPath = (path: string): boolean =>
  API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

export const forwardedRoutes: readonly NamedRoute[] = [
  ...routesOf(v1Contract),
  ...routesOf(economyContract, 'economy.'),
];
