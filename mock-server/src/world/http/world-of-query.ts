import type { RequestHandler } from 'express';

import { WORLD_HEADER } from './world-of-request';

/**
 * Takes the world out of a query and makes it the header that it stands for: an EventSource, as a browser has
 * it, sends no headers. A header that is there counts more.
 */
export const takeWorldFromQuery: RequestHandler = (request, _response, next) => {
  const [path = '', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const world = parameters.get(WORLD_HEADER);
  if (world !== null) {
    request.headers[WORLD_HEADER] ??= world;
    parameters.delete(WORLD_HEADER);
    request.url = parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
  }
  next();
};
