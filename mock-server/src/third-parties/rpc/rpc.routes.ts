import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import { refusal } from '../../kernel/http/refusal';
import type { Routes } from '../../kernel/http/routes';
import { worldOf } from '../../world/http/world-of-request';
import { answerRpc } from './answer-rpc';
import { chainOf } from './chains';
import type { rpcContract } from './rpc.contract';

export const rpcRoutes: Routes<typeof rpcContract> = {
  call: async ({ req, params, body }) => {
    const chainId = chainOf(params.chainId);
    if (chainId === undefined) {
      return refusal(404, `There is no such chain here. There are: ${CHAIN_IDS.join(', ')}.`);
    }
    const answer = await answerRpc(worldOf(req), chainId, body);
    return answer === undefined ? { status: 204, body: undefined } : { status: 200, body: answer };
  },
};
