import type { RequestHandler } from 'express';

import { WORLD_HEADER } from './world-of-request';

/** Copies the world's name from the query to the header, which EventSource can't send. */
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
