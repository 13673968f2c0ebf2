import { economyContract } from '@trait-market/contract/economy';
import type { RequestHandler } from 'express';

import { contractRouter, type Admission, type RequestLimits } from '../contract-router';
import { forwardAll } from '../forward-all';
import { eventsHandler } from './events';

export const economyRouter = (
  forwarding: Parameters<typeof eventsHandler>[0],
  limits: RequestLimits,
  admission: Admission,
): RequestHandler[] =>
  contractRouter(
    economyContract,
    {
      ...forwardAll(economyContract, forwarding),
      events: { stream: eventsHandler(forwarding) },
    },
    limits,
    admission,
  );
