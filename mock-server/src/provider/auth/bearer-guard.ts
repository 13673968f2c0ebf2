import { metadataOf } from '@trait-market/contract/route-metadata';

import type { ContractMiddleware } from '../../kernel/http/contract-middleware';
import { refuse } from '../../kernel/http/refusal';
import { setCaller } from '../../world/http/caller';
import { worldOf } from '../../world/http/world-of-request';
import { userAtFirstSight } from '../newcomers';
import { tokensOf } from './tokens';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/**
 * Lets only holders of a good access token call the routes that say so in their metadata: 401 for
 * anything else, 403 for a banned user (§4 Current user). No route can forget it.
 */
export const guardBearerRoutes: ContractMiddleware = (request, response, next) => {
  if (metadataOf(request.tsRestRoute).access === 'anyone') {
    next();
    return;
  }
  const world = worldOf(request);
  const token = BEARER.exec(request.get('authorization') ?? '')?.[1];
  const account = token === undefined ? undefined : tokensOf(world).verify(token);
  if (account === undefined) {
    refuse(response, 401, 'This call needs a valid access token. Sign in again.');
    return;
  }
  if (userAtFirstSight(world, account).standing === 'banned') {
    refuse(response, 403, 'This account has been suspended.');
    return;
  }
  setCaller(request, account);
  next();
};
