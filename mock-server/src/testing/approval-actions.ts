import {
  type Approval,
  type ApproveRequest,
  approvalAction,
} from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';
import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { hashTypedData } from 'viem';

import type { Signer } from './signer';

export const approvalActionsFor = ({ account, sign, deployment, deadline, nonce }: Signer) => ({
  signApproval: async (
    chainId: ChainId,
    token: WalletAddress,
    approved: boolean,
    change: Partial<Approval> = {},
  ): Promise<ApproveRequest> => {
    const message = {
      owner: account,
      token,
      operator: SEAPORT,
      approved,
      nonce: nonce(),
      deadline: deadline(),
      ...change,
    };
    const digest = hashTypedData(approvalAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  },
});
