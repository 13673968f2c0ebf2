import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'The provider answers nothing: every connection to its API is reset',
  apply: ({ faults }) => {
    faults.add({ path: '/v1/*', answer: { kind: 'connection-reset' } });
  },
};
