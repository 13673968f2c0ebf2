import { metadataOf } from '@trait-market/contract/route-metadata';

import { userAtFirstSight } from '../../world/collectors';
import type { Account } from '../../kernel/account';
import type { ContractMiddleware } from '../../kernel/http/contract-middleware';
import { refuse } from '../../kernel/http/refusal';
import { createRequestSlot } from '../../kernel/http/request-slot';
import { worldOf } from '../../world/http/world-of-request';

const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]*)$/i;

const slot = createRequestSlot<Account>('caller');

/** Who calls. Only for routes whose metadata says `access: 'bearer'`. */
export const callerOf = slot.get;

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
  const account = token === undefined ? undefined : world.tokens.verify(token);
  if (account === undefined) {
    refuse(response, 401, 'This call needs a valid access token: sign in (again).');
    return;
  }
  if (userAtFirstSight(world, account).standing === 'banned') {
    refuse(response, 403, 'This account has been suspended.');
    return;
  }
  slot.set(request, account);
  next();
};
