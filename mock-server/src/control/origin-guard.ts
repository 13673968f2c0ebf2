import { mediaTypeOf } from '@trait-market/contract/shared';
import type { Request, RequestHandler } from 'express';

import { schemeOf } from '../kernel/http/origin';
import { refuse } from '../kernel/http/refusal';
import { ANOTHER_SITE } from '../kernel/http/site-guard';
import { WORLD_HEADER } from '../world/http/world-of-request';

const NO_PREFLIGHT = `Send this with the header content-type: application/json, or ${WORLD_HEADER}: a web page can send neither unasked.`;

const needsPreflight = (request: Request): boolean =>
  !/^(?:GET|HEAD|POST)$/.test(request.method) ||
  mediaTypeOf(request.get('content-type')) === 'application/json' ||
  request.get(WORLD_HEADER) !== undefined;

const isOwn = (request: Request, origin: string): boolean =>
  origin.toLowerCase() === `${schemeOf(request)}://${request.headers.host?.toLowerCase()}`;

const isLook = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * Protects the control API from pages of other origins. Clients other than browsers may call it.
 */
export const guardOrigin = (origins: readonly string[]): RequestHandler => {
  const allowed = new Set(origins);
  return (request, response, next) => {
    const origin = request.get('origin');
    const site = request.get('sec-fetch-site');
    if (origin === undefined) {
      // Browsers send no Origin header for links and pictures, and even a GET may create a world.
      if (site !== undefined && site !== 'same-origin' && site !== 'none') {
        refuse(response, 403, ANOTHER_SITE);
        return;
      }
      if (!isLook(request) && !needsPreflight(request)) {
        refuse(response, 403, NO_PREFLIGHT);
        return;
      }
    } else if (!isOwn(request, origin) && !allowed.has(origin)) {
      refuse(response, 403, ANOTHER_SITE);
      return;
    }
    next();
  };
};
