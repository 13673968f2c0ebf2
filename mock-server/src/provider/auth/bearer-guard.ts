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

/** Refuses calls without a valid token with 401, and banned users with 403 (§4 Current user). */
export const guardBearerRoutes: ContractMiddleware = (request, response, next) => {
  if (metadataOf(request.tsRestRoute).access === 'anyone') {
    next();
    return;
  }
  const world = worldOf(request);
  const account = accountOfBearer(request);
  if (account === undefined) {
    // The BFF sends the same header (RFC 6750).
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
