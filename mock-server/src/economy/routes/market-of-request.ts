import type { RequestHandler } from 'express';

import { createRequestSlot } from '../../kernel/http/request-slot';
import { worldOf } from '../../world/http/world-of-request';
import type { Market } from '../market/market';
import type { Markets } from '../world-markets/markets';

const slot = createRequestSlot<() => Promise<Market>>('market');

/** Returns the market of a request's world; requires {@link enterMarket}. */
export const marketOf = (request: object): Promise<Market> => slot.get(request)();

/** Opens a world's market on its first use. */
export const enterMarket =
  (markets: Markets): RequestHandler =>
  (request, _response, next) => {
    slot.set(request, () => markets.of(worldOf(request)));
    next();
  };
