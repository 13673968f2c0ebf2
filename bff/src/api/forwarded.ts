import { economyContract } from '@trait-market/contract/economy';
import { routesOf, type NamedRoute } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';

/** Prefixes of the contract's routes; all other paths belong to the web. */
export const API_PREFIXES = ['/v1', '/economy/v1'];

/** Returns whether a path is below the API's prefixes, even without a route. */
export const isApiPath = (path: string): boolean =>
  API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Every route that is forwarded to the provider, with its name in the contract. */
export const forwardedRoutes: readonly NamedRoute[] = [
  ...routesOf(v1Contract),
  ...routesOf(economyContract, 'economy.'),
];
