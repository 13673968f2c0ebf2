import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'One call in three fails: a reset connection, a 503 or an answer that breaks off',
  apply: ({ faults }) => {
    faults.add({ path: '/v1/*', answer: { kind: 'connection-reset' }, probability: 0.12 });
    faults.add({ path: '/v1/*', answer: { kind: 'status', status: 503 }, probability: 0.14 });
    faults.add({ path: '/v1/*', answer: { kind: 'truncated-body' }, probability: 0.12 });
  },
};
