import { economyContract } from '@trait-market/contract/economy';
import type { Router } from 'express';

import { contractRouter, type Admission, type RequestLimits } from '../contract-router';
import type { Forwarding } from '../forwarding';
import { activityRoutes } from './activity';
import { avatarsRoutes } from './avatars';
import { collectionsRoutes } from './collections';
import { leadersRoutes } from './leaders';
import { ordersRoutes } from './orders';
import { economyTraitsRoutes } from './traits';
import { walletsRoutes } from './wallets';

/** The trait economy: our extension, forwarded with the promises of /v1 where it is turned on. */
export const economyRouter = (
  forwarding: Forwarding,
  limits: RequestLimits,
  admission: Admission,
): Router =>
  contractRouter(
    economyContract,
    {
      traits: economyTraitsRoutes(forwarding),
      avatars: avatarsRoutes(forwarding),
      collections: collectionsRoutes(forwarding),
      activity: activityRoutes(forwarding),
      leaders: leadersRoutes(forwarding),
      wallets: walletsRoutes(forwarding),
      orders: ordersRoutes(forwarding),
    },
    limits,
    admission,
  );
