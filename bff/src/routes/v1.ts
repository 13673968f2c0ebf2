import { v1Contract } from '@trait-market/contract/v1';
import type { Router } from 'express';

import type { Config } from '../config';
import { contractRouter, type Admission, type RequestLimits } from './contract-router';
import { creditsRoutes } from './credits';
import type { Forwarding } from './forwarding';
import { taxRoutes } from './tax';
import { traitsRoutes } from './traits';
import { usersRoutes } from './users';

type Limits = RequestLimits & Pick<Config, 'UPLOAD_LIMIT_BYTES'>;

/** The provider's documented API (§7). */
export const v1Router = (forwarding: Forwarding, limits: Limits, admission: Admission): Router =>
  contractRouter(
    v1Contract,
    {
      users: usersRoutes(forwarding, limits.UPLOAD_LIMIT_BYTES),
      credits: creditsRoutes(forwarding),
      tax: taxRoutes(forwarding),
      traits: traitsRoutes(forwarding),
    },
    limits,
    admission,
  );
