import { failTheApi } from '../fail-the-api';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'The provider refuses every call with 429, to be tried again in 30 seconds',
  apply: (world) =>
    failTheApi(world, {
      answer: {
        kind: 'status',
        status: 429,
        message: 'Too many requests: try again in 30 seconds.',
        retryAfter: 30,
      },
    }),
};
