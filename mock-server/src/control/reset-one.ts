import { isWalletAddress } from '@trait-market/contract/shared';

import { accountOf } from '../kernel/account';
import type { World } from '../world/world';

const SHARED: ReadonlySet<string> = new Set(['traits', 'avatars', 'orders']);

/**
 * Restores one account, or the credits and plan of a wallet, from the world's first records. Returns
 * why it can't, or undefined when it has.
 */
export const resetOne = (world: World, entity: string, id: string): string | undefined => {
  if (SHARED.has(entity)) {
    return `One of the ${entity} can't be put back alone, because balances of several accounts depend on it. Restore a snapshot (GET and POST /__mock/state), or give the wallet what it lacks (POST /__mock/grants).`;
  }
  if (entity === 'scenarios') {
    return 'A scenario is restored by entering it again: POST /__mock/scenario.';
  }
  if (entity !== 'accounts' && entity !== 'credits') {
    return `There is no ${entity} to put back. There are: accounts, credits.`;
  }
  if (!isWalletAddress(id)) return 'id: the address of a wallet is needed.';
  const account = accountOf(id);
  const { records } = world;
  const first = world.firstTables();
  if (records.users.find(account) === undefined) return `This world has no account ${id}.`;
  if (entity === 'credits') {
    records.restoreCredits(account, first);
    return undefined;
  }
  const username = first.profile.find((one) => one.account === account)?.username ?? undefined;
  if (records.profiles.isTaken(username, account)) {
    return `The username ${username} belongs to another account now. Put that one back first.`;
  }
  records.restoreAccount(account, first);
  return undefined;
};
