import type { RequestListener } from 'node:http';
import { expect } from 'vitest';

import { ADDRESS } from './sample-calls';

/** A user as the provider answers one. */
export const user = { walletAddress: ADDRESS };

/** Never answers. */
export const hang: RequestListener = () => undefined;

/** What the BFF answers when the provider fails. */
export const failure = (code: string) => ({
  message: expect.stringMatching(/^The market .+\.$/),
  code,
  requestId: expect.any(String),
});
