import type { RequestListener } from 'node:http';
import { expect } from 'vitest';

import { ADDRESS } from './sample-calls';

/** A user, as sent by the provider. */
export const user = { walletAddress: ADDRESS };

/** Never responds. */
export const hang: RequestListener = () => undefined;

/** Returns the BFF's response to a failing provider. */
export const failure = (code: string) => ({
  message: expect.stringMatching(/^The market .+\.$/),
  code,
  requestId: expect.any(String),
});
