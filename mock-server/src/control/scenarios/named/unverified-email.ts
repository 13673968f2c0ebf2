import { SETTLED } from '../../../world/holdings';
import { setEveryonesHoldings, type Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'Every wallet that signs in has an unverified email address; the code is in the journal',
  apply: (world) =>
    setEveryonesHoldings(world, {
      ...SETTLED,
      email: { emailAddress: 'collector@mail.example', status: 'unverified' },
    }),
};
