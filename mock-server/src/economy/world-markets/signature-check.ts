import {
  ChainUnreachable,
  type ContractSignatures,
} from '../../kernel/contract-signatures/contract-signatures';
import { signatureOverDigest } from '../../kernel/signature';
import { WORLD_HEADER } from '../../world/http/world-of-request';
import { MarketRefusal } from '../shared/refusal';
import type { SignatureCheck } from '../shared/signed-action';

/** Checks the account's key first, so that most signatures need no call of a chain. */
export const signatureCheckIn =
  (world: string, contracts: ContractSignatures | undefined): SignatureCheck =>
  async (account, digest, signature, chainId) => {
    const byKey = await signatureOverDigest(account, digest, signature);
    if (byKey !== undefined || chainId === undefined || contracts === undefined) return byKey;
    try {
      const signed = { account, chainId, digest, signature };
      return await contracts.check(signed, { [WORLD_HEADER]: world });
    } catch (error) {
      if (!(error instanceof ChainUnreachable)) throw error;
      throw new MarketRefusal(
        'chain-unreachable',
        'Your signature couldn’t be checked, because its network doesn’t respond. Nothing has moved.',
      );
    }
  };
