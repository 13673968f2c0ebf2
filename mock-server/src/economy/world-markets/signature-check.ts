import type { Signature } from '@trait-market/contract/economy/shared';

import {
  ChainUnreachable,
  type ContractSignatures,
} from '../../kernel/contract-signatures/contract-signatures';
import { signatureOverDigest } from '../../kernel/signature';
import { WORLD_HEADER } from '../../world/http/world-of-request';
import { MarketRefusal } from '../shared/refusal';
import type { SignatureCheck } from '../shared/signed-action';

const UNREACHABLE =
  'Your signature couldn’t be checked, because its network doesn’t respond. Nothing has moved.';
const RESET =
  'Your signature couldn’t be checked, because this world was reset meanwhile. Nothing has moved.';

/**
 * Checks the account's key first, so that most signatures need no call of a chain.
 * @param isCurrent returns false after the world of the market was reset
 */
export const signatureCheckIn =
  (
    world: string,
    contracts: ContractSignatures | undefined,
    isCurrent = (): boolean => true,
  ): SignatureCheck =>
  async (account, digest, signature, chainId) => {
    const byKey = await signatureOverDigest(account, digest, signature);
    if (byKey !== undefined || chainId === undefined || contracts === undefined) return byKey;
    let byContract: Signature | undefined;
    try {
      const signed = { account, chainId, digest, signature };
      byContract = await contracts.check(signed, { [WORLD_HEADER]: world });
    } catch (error) {
      if (!(error instanceof ChainUnreachable)) throw error;
      throw new MarketRefusal('chain-unreachable', UNREACHABLE);
    }
    // The action would be executed in the old world's market, which no one can see anymore.
    if (!isCurrent()) throw new MarketRefusal('chain-unreachable', RESET);
    return byContract;
  };
