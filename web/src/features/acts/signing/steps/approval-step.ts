import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import { NO_DEADLINE } from '../no-deadline';
import { randomNumber } from '../random-number';
import type { Signable } from '../signable';

/** What is signed to let Seaport move what is under a contract, or to take that back. */
export const approvalStep = (
  { chainId, token }: Pick<TokenApproval, 'chainId' | 'token'>,
  approved: boolean,
  owner: WalletAddress,
): Extract<Signable, { kind: 'approval' }> => ({
  kind: 'approval',
  chainId,
  message: {
    owner,
    token,
    operator: SEAPORT,
    approved,
    nonce: randomNumber(),
    deadline: NO_DEADLINE,
  },
});
