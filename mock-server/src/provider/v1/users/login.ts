import { randomBytes } from 'node:crypto';

import { loginMessage } from '@trait-market/contract/login-message';
import { normalizeSignature, SIGNATURE_FAULTS } from '@trait-market/contract/shared';
import type { v1Contract } from '@trait-market/contract/v1';

import { accountOf } from '../../../kernel/account';
import { refusal } from '../../../kernel/http/refusal';
import type { Routes } from '../../../kernel/http/routes';
import { isSignedBy } from '../../../kernel/signature';
import { worldOf } from '../../../world/http/world-of-request';
import { tokensOf } from '../../auth/tokens';
import { userAtFirstSight } from '../../newcomers';

const NONCE_BYTES = 24;

const REFUSED = 'This signature is not the wallet’s answer to its current nonce.';

/** A failed login keeps the nonce valid, because anyone could otherwise lock a wallet out (§4). */
export const loginRoutes = (
  legalLinksBase: string,
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

  login: async ({ req, body }) => {
    const world = worldOf(req);
    const { records, clock } = world;
    const account = accountOf(body.walletAddress);
    const normalized = normalizeSignature(body.signature);
    if ('fault' in normalized) return refusal(401, SIGNATURE_FAULTS[normalized.fault]);

    const nonce = records.nonces.live(account, clock.now());
    if (nonce === undefined) return refusal(401, REFUSED);
    const isSigned = await isSignedBy(
      account,
      loginMessage(account, nonce, legalLinksBase),
      normalized.signature,
    );

    // Must not await before the nonce is used up, or two identical logins could both succeed.
    if (!isSigned || !records.nonces.burn(account, nonce, clock.now())) {
      return refusal(401, REFUSED);
    }
    userAtFirstSight(world, account);
    return { status: 200, body: { accessToken: tokensOf(world).issue(account) } };
  },
});
