import type { Plant } from '@trait-market/mock-server/planted';
import { size } from 'viem';

import { planted, type EconomyMutant } from './economy-mutant';

const SELLS = 'economy.orders.post/flow/a smart account lists and sells';
const OF_OTHER = 'economy.orders.post/flow/refused: a smart account’s signature of another order';

const E2 =
  'E2 Every action that moves value needs a new signature by the wallet over exactly that action';

type Check = Parameters<Plant>[0]['context']['checkSignature'];

const KEY_BYTES = 65;

const checking =
  (change: (check: Check) => Check): Plant =>
  ({ context }) => {
    context.checkSignature = change(context.checkSignature);
  };

export const smartAccountMutants: readonly EconomyMutant[] = [
  ...planted(SELLS, E2, {
    'Only keys can sign orders': checking(
      (check) => async (account, digest, signature) => check(account, digest, signature),
    ),
  }),
  ...planted(OF_OTHER, E2, {
    'A smart account’s signature counts for any order': checking(
      (check) => async (account, digest, signature, chainId) =>
        (await check(account, digest, signature, chainId)) ??
        (size(signature) > KEY_BYTES ? signature : undefined),
    ),
  }),
];
