import { economyContract } from '@trait-market/contract/economy';
import type { Router } from 'express';

import { contractRouter, type Admission, type RequestLimits } from '../contract-router';
import { forwardAll } from '../forward-all';
import type { Forwarding } from '../forwarding';

/** The trait economy: our extension, forwarded with the promises of /v1 where it is turned on. */
export const economyRouter = (
  { economy, callerOf }: Forwarding,
  limits: RequestLimits,
  admission: Admission,
): Router =>
  contractRouter(
    economyContract,
    forwardAll(economyContract, economy, callerOf),
    limits,
    admission,
  );
