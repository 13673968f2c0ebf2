import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';

import { servedCallOf } from '../served-calls';

/** A nonce replaces the previous one of its wallet, and the event stream doesn't end. */
const NEVER_REPEATED: ReadonlySet<string> = new Set([
  v1Contract.users.nonce.path,
  economyContract.events.stream.path,
]);

/** Returns the provider's route of a read that may be repeated elsewhere, or undefined. */
export const shadowedRoute = (path: string): string | undefined => {
  const call = servedCallOf({ method: 'GET', path });
  if (call === undefined || !/^\/(?:economy\/)?v1\//.test(call.path)) return undefined;
  return NEVER_REPEATED.has(call.path) ? undefined : call.path;
};
