import type { RequestHandler } from 'express';

import { createRequestSlot } from '../../kernel/http/request-slot';
import { worldOf } from '../../world/http/world-of-request';
import type { Market } from '../market/market';
import type { Markets } from '../world-markets/markets';

const slot = createRequestSlot<() => Promise<Market>>('market');

/** The market of a request's world; {@link enterMarket} has to stand before. */
export const marketOf = (request: object): Promise<Market> => slot.get(request)();

/** Lets each request into the market of its world, which opens when it is asked for. */
export const enterMarket =
  (markets: Markets): RequestHandler =>
  (request, _response, next) => {
    slot.set(request, () => markets.of(worldOf(request)));
    next();
  };
