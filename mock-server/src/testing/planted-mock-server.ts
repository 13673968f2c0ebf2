import { createMockServer, type MockServer, type MockServerOptions } from '../app/mock-server';
import type { Market } from '../economy/market/market';

export { MARKET_FEE_ACCOUNT } from '../economy/prices/fees';
export { accountOf } from '../kernel/account';
export { each, moving, noting, reading, understanding } from './seaport/planted-errors';

/** Plants an error in a market when it is opened. */
export type Plant = (market: Market) => void;

/**
 * Starts a mock provider in which the market of some worlds has an error.
 *
 * @param plants by the name of the world; in another one nothing is wrong
 */
export const createPlantedMockServer = (
  options: MockServerOptions,
  plants: ReadonlyMap<string, Plant>,
): Promise<MockServer> =>
  createMockServer({ ...options, plant: (market, world) => plants.get(world)?.(market) });
