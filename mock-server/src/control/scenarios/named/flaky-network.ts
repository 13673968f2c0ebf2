import { failTheApi } from '../fail-the-api';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'One call in three fails: a reset connection, a 503 or an answer that is cut short',
  apply: (world) => {
    failTheApi(world, { answer: { kind: 'connection-reset' }, probability: 0.12 });
    failTheApi(world, { answer: { kind: 'status', status: 503 }, probability: 0.14 });
    failTheApi(world, { answer: { kind: 'truncated-body' }, probability: 0.12 });
  },
};
