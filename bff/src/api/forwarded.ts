import { economyContract } from '@trait-market/contract/economy';
import { routesOf, type NamedRoute } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';

/** Under which the contract's routes stand; whatever else there is belongs to the web. */
export const API_PREFIXES = ['/v1', '/economy/v1'];

/** Whether an address is meant for the API, be there a route or not. */
export const isApiPath = (path: string): boolean =>
  API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Every route that can be forwarded to the provider, by its name in the contract. */
export const forwardedRoutes: readonly NamedRoute[] = [
  ...routesOf(v1Contract),
  ...routesOf(economyContract, 'economy.'),
];
