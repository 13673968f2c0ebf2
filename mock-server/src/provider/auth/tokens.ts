import { createSecretKey } from 'node:crypto';

import { WalletAddressSchema } from '@trait-market/contract/shared';
import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';

import { accountOf, shownAddress, type Account } from '../../kernel/account';
import type { World } from '../../world/world';

export const TOKEN_LIFETIME_S = 24 * 60 * 60;

const ALGORITHM = 'HS256';

/** The claims that count; others are ignored. `exp` is in seconds (§3). */
const ClaimsSchema = z.object({ walletAddress: WalletAddressSchema, exp: z.int() });

export const tokensOf = ({ clock, tokenSecret }: Pick<World, 'clock' | 'tokenSecret'>) => {
  // A key object saves parsing the bytes as PEM on each call: 0.01 ms instead of 0.35 ms.
  const secret = createSecretKey(tokenSecret);
  const seconds = () => Math.floor(clock.now() / 1000);

  return {
    /** Issues a token; a negative `expiresInS` makes it an expired one. */
    issue: (account: Account, expiresInS = TOKEN_LIFETIME_S): string =>
      jwt.sign({ walletAddress: shownAddress(account), exp: seconds() + expiresInS }, secret, {
        algorithm: ALGORITHM,
        noTimestamp: true,
      }),

    verify: (token: string): Account | undefined => {
      try {
        const claims = jwt.verify(token, secret, {
          algorithms: [ALGORITHM],
          clockTimestamp: seconds(),
        });
        const { success, data } = ClaimsSchema.safeParse(claims);
        return success ? accountOf(data.walletAddress) : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
