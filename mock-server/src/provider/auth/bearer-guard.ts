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

export const accountOfBearer = (request: Request): Account | undefined => {
  const known = callerIfKnown(request);
  if (known !== undefined) return known;
  const token = BEARER.exec(request.get('authorization') ?? '')?.[1];
  return token === undefined ? undefined : tokensOf(worldOf(request)).verify(token);
};

/**
 * Responds with 401 if the call needs a token and has no valid one, and with 403 if the user is
 * banned (§4 Current user).
 */
export const guardBearerRoutes: ContractMiddleware = (request, response, next) => {
  if (metadataOf(request.tsRestRoute).access === 'anyone') {
    next();
    return;
  }
  const world = worldOf(request);
  const account = accountOfBearer(request);
  if (account === undefined) {
    // Tells clients that the token is invalid (RFC 6750), as the BFF does.
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
