import type { RequestListener } from 'node:http';
import { expect } from 'vitest';

import { ADDRESS } from './sample-calls';

export const user = { walletAddress: ADDRESS };

export const hang: RequestListener = () => undefined;

export const failure = (code: string) => ({
  message: expect.stringMatching(/^The market .+\.$/),
  code,
  requestId: expect.any(String),
});
