import { randomBytes } from 'node:crypto';

import { loginMessage } from '@trait-market/contract/login-message';
import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/shared';
import {
  CHAIN_UNREACHABLE,
  normalizeSignature,
  SIGNATURE_FAULTS,
} from '@trait-market/contract/shared';
import type { v1Contract } from '@trait-market/contract/v1';

import { hashMessage, type Hex } from 'viem';

import { accountOf, type Account } from '../../../kernel/account';
import {
  ChainUnreachable,
  type ContractSignatures,
} from '../../../kernel/contract-signatures/contract-signatures';
import { refusal } from '../../../kernel/http/refusal';
import type { Routes } from '../../../kernel/http/routes';
import { signatureOverDigest } from '../../../kernel/signature';
import { WORLD_HEADER, worldOf } from '../../../world/http/world-of-request';
import { tokensOf } from '../../auth/tokens';
import { userAtFirstSight } from '../../newcomers';

const NONCE_BYTES = 24;

const REFUSED = 'This signature is not the wallet’s answer to its current nonce.';

const UNREACHABLE =
  'Your signature couldn’t be checked, because its network doesn’t respond. Try again.';

class NotSigned extends Error {}

/**
 * Checks a smart account's signature on each chain, because a login message names none.
 * @throws ChainUnreachable if it is valid on no other chain
 */
const isSignedOnAChain = async (
  contracts: ContractSignatures,
  account: Account,
  digest: Hex,
  signature: Hex,
  world: string,
): Promise<boolean> => {
  const assertSigned = async (chainId: ChainId): Promise<void> => {
    const signed = { account, chainId, digest, signature };
    const valid = await contracts.check(signed, { [WORLD_HEADER]: world });
    if (valid === undefined) throw new NotSigned();
  };
  try {
    await Promise.any(CHAIN_IDS.map(assertSigned));
    return true;
  } catch (error) {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const failed = errors.find((one) => !(one instanceof NotSigned));
    if (failed !== undefined) throw failed;
    return false;
  }
};

/** A failed login keeps the nonce valid, because anyone could otherwise lock a wallet out (§4). */
export const loginRoutes = (
  legalLinksBase: string,
  contracts: ContractSignatures,
): Pick<Routes<typeof v1Contract.users>, 'nonce' | 'login'> => ({
  nonce: async ({ req, query }) => {
    const { records, clock } = worldOf(req);
    const account = accountOf(query.walletAddress);
    const live = records.nonces.live(account, clock.now());
    if (live !== undefined) return { status: 200, body: { nonce: live } };
    const nonce = randomBytes(NONCE_BYTES).toString('hex');
    records.nonces.issue(account, nonce, clock.now());
    return { status: 200, body: { nonce } };
  },

  login: async ({ req, body: { walletAddress, signature } }) => {
    const world = worldOf(req);
    const { records, clock } = world;
    const account = accountOf(walletAddress);
    const nonce = records.nonces.live(account, clock.now());
    if (nonce === undefined) return refusal(401, REFUSED);

    const digest = hashMessage(loginMessage(account, nonce, legalLinksBase));
    try {
      const isSigned =
        (await signatureOverDigest(account, digest, signature)) !== undefined ||
        (await isSignedOnAChain(contracts, account, digest, signature, world.name));
      if (!isSigned) {
        const normalized = normalizeSignature(signature);
        return refusal(401, 'fault' in normalized ? SIGNATURE_FAULTS[normalized.fault] : REFUSED);
      }
    } catch (error) {
      if (!(error instanceof ChainUnreachable)) throw error;
      return { status: 503, body: { message: UNREACHABLE, code: CHAIN_UNREACHABLE } };
    }

    // The world may have been reset during the check.
    if (world.records !== records) return refusal(401, REFUSED);
    // Must not await before the nonce is used up, or two identical logins could both succeed.
    if (!records.nonces.burn(account, nonce, clock.now())) return refusal(401, REFUSED);
    userAtFirstSight(world, account);
    return { status: 200, body: { accessToken: tokensOf(world).issue(account) } };
  },
});
