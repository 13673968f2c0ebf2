import { economyContract } from '@trait-market/contract/economy';
import type { Router } from 'express';

import { contractRouter, type Admission, type RequestLimits } from '../contract-router';
import { forwardAll } from '../forward-all';
import { eventsHandler } from './events';

/** Routes the trait economy, our extension, like /v1 where it is enabled. */
export const economyRouter = (
  forwarding: Parameters<typeof eventsHandler>[0],
  limits: RequestLimits,
  admission: Admission,
): Router =>
  contractRouter(
    economyContract,
    {
      ...forwardAll(economyContract, forwarding.economy, forwarding.callerOf),
      events: { stream: eventsHandler(forwarding) },
    },
    limits,
    admission,
  );
