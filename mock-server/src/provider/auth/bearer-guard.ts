import { metadataOf } from '@trait-market/contract/shared';

import type { Request } from 'express';

import type { Account } from '../../kernel/account';
import type { ContractMiddleware } from '../../kernel/http/contract-middleware';
import { refuse } from '../../kernel/http/refusal';
import { callerIfKnown, setCaller } from '../../world/http/caller';
import { worldOf } from '../../world/http/world-of-request';
import { userAtFirstSight } from '../newcomers';
import { tokensOf } from './tokens';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

/** Whose good access token came with a request, whether or not its call needs one. */
export const accountOfBearer = (request: Request): Account | undefined => {
  const known = callerIfKnown(request);
  if (known !== undefined) return known;
  const token = BEARER.exec(request.get('authorization') ?? '')?.[1];
  return token === undefined ? undefined : tokensOf(worldOf(request)).verify(token);
};

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
  const account = accountOfBearer(request);
  if (account === undefined) {
    // In the words of the BFF, as RFC 6750 wants it.
    response.set('www-authenticate', 'Bearer error="invalid_token"');
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
