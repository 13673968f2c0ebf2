import { createMockServer, type MockServer, type MockServerOptions } from '../app/mock-server';
import type { Market } from '../economy/market/market';

export { MARKET_FEE_ACCOUNT } from '../economy/prices/fees';
export { accountOf } from '../kernel/account';
export { each, moving, noting, reading, understanding } from './seaport/planted-errors';
export { accepting, executing, provingOffers, sellingPacks } from './seaport/planted-line-errors';

/** Plants a fault in a market while it is opened. */
export type Plant = (market: Market) => void;

/** @param plants the faults to plant, by the name of the world */
export const createPlantedMockServer = (
  options: MockServerOptions,
  plants: ReadonlyMap<string, Plant>,
): Promise<MockServer> =>
  createMockServer({ ...options, plant: (market, world) => plants.get(world)?.(market) });
