import { approvalsContract } from '@trait-market/contract/economy/approvals';
import { benchesContract } from '@trait-market/contract/economy/benches';
import { burnsContract } from '@trait-market/contract/economy/burns';
import { economyCreditsContract } from '@trait-market/contract/economy/credits';
import { drawsContract } from '@trait-market/contract/economy/draws';
import { ordersContract } from '@trait-market/contract/economy/orders';
import { packsContract } from '@trait-market/contract/economy/packs';
import { rerollContract } from '@trait-market/contract/economy/reroll';
import type { Bytes32, ChainId, Signature } from '@trait-market/contract/economy/shared';
import { walletsContract } from '@trait-market/contract/economy/wallets';
import { initClient } from '@ts-rest/core';

import { SEND_TIMEOUT_MS } from '@/config/constants';
import { apiOptions } from '@/lib/api-fetcher';
import { bodyOf } from '@/lib/body-of';

import { ownDeployment } from './step';

export const market = initClient(
  {
    approvals: approvalsContract,
    benches: benchesContract,
    burns: burnsContract,
    credits: economyCreditsContract,
    draws: drawsContract,
    orders: ordersContract,
    packs: packsContract,
    reroll: rerollContract,
    wallets: walletsContract,
  },
  apiOptions,
);

/** Limits the waiting time. The stored signature can be sent again after a timeout. */
export const withSendTimeout = () => ({ signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });

type Request<Message> = {
  body: { chainId: ChainId; deployment: Bytes32; message: Message; signature: Signature };
  fetchOptions: ReturnType<typeof withSendTimeout>;
};

/** @throws AppError for every error response, and when there is no response */
export const send = async <Message, AnyResponse extends { status: number; body: unknown }>(
  call: (request: Request<Message>) => Promise<AnyResponse>,
  { chainId, message }: { chainId: ChainId; message: Message },
  signature: Signature,
) => {
  const body = { chainId, deployment: ownDeployment(), message, signature };
  return bodyOf(await call({ body, fetchOptions: withSendTimeout() }));
};
