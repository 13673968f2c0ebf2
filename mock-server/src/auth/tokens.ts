import { randomBytes } from 'node:crypto';

import { WalletAddressSchema } from '@trait-market/contract/wallet-address';
import jwt from 'jsonwebtoken';
import * as z from 'zod/mini';

import type { WorldClock } from '../clock';
import { accountOf, shownAddress, type Account } from '../db/account';

/** An access token is good for this long by the world's clock. */
export const TOKEN_LIFETIME_S = 24 * 60 * 60;

const ALGORITHM = 'HS256';

/** Further claims are ignored, whatever they claim. `exp` is in seconds (§3). */
const ClaimsSchema = z.object({ walletAddress: WalletAddressSchema, exp: z.int() });

/** Access tokens of one world: another world's are refused, since its secret is another. */
export const createTokens = (clock: WorldClock, secret: Buffer = randomBytes(32)) => {
  const seconds = () => Math.floor(clock.now() / 1000);

  return {
    issue: (account: Account): string =>
      jwt.sign(
        { walletAddress: shownAddress(account), exp: seconds() + TOKEN_LIFETIME_S },
        secret,
        {
          algorithm: ALGORITHM,
          noTimestamp: true,
        },
      ),

    /** Whose token it is; undefined when it is forged, outdated, endless or no token at all. */
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

export type Tokens = ReturnType<typeof createTokens>;
