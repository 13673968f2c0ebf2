import type { ChainId } from '@trait-market/contract/economy/shared';
import {
  encodeFillPermit,
  type Fill,
  type FillMessage,
  fillTypedData,
  hashFillItems,
  type OrderComponents,
  orderHash,
  type TraitCommitment,
} from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { hashTypedData, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';

type CoSignRequest = {
  chainId: ChainId;
  components: OrderComponents;
  commitments: readonly TraitCommitment[];
  fulfiller: WalletAddress;
  fill: Fill;
  now: number;
};

/** Signs a permit even for an invalid fill, so that tests can see how Seaport handles it. */
export type CoSigner = (request: CoSignRequest) => Promise<Hex>;

const LIFETIME_S = 60;

export const coSignerOf = (
  wallet: PrivateKeyAccount,
  change: Partial<FillMessage> & { chainId?: ChainId } = {},
): CoSigner => {
  let nonce = 0n;
  return async ({ chainId, components, commitments, fulfiller, fill, now }) => {
    const { chainId: otherChain, ...changed } = change;
    nonce += 1n;
    const message: FillMessage = {
      orderHash: orderHash(components),
      fulfiller,
      items: hashFillItems(components, fill),
      expiration: BigInt(Math.floor(now / 1000) + LIFETIME_S),
      nonce,
      ...changed,
    };
    const hash = hashTypedData(fillTypedData(otherChain ?? chainId, message));
    return encodeFillPermit(message, await wallet.sign({ hash }), commitments);
  };
};
