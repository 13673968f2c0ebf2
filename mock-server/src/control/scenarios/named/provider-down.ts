import { failTheApi } from '../fail-the-api';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'The provider answers nothing: every connection to its API is reset',
  apply: (world) => failTheApi(world, { answer: { kind: 'connection-reset' } }),
};
