import type { RequestHandler } from 'express';

import { createRequestSlot } from '../../kernel/http/request-slot';
import { worldOf } from '../../world/http/world-of-request';
import type { Market } from '../market/market';
import type { Markets } from '../world-markets/markets';

const slot = createRequestSlot<() => Promise<Market>>('market');

/** Returns the market of the request's world, after {@link enterMarket} has run. */
export const marketOf = (request: object): Promise<Market> => slot.get(request)();

/** Gives routes access to the world's market, which is opened when it is first used. */
export const enterMarket =
  (markets: Markets): RequestHandler =>
  (request, _response, next) => {
    slot.set(request, () => markets.of(worldOf(request)));
    next();
  };
