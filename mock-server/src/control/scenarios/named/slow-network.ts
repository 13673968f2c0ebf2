import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'Every call takes between 0.8 and 3 seconds',
  apply: ({ faults }) => {
    faults.add({ latencyMs: { minMs: 800, maxMs: 3_000 } });
  },
};
