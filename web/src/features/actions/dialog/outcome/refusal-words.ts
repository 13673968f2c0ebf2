import type { RefusalCode } from '@trait-market/contract/economy/shared';

import type { Refusal } from '../../messages/refusal';
import { ORDERS } from './refusals/orders';
import { OTHERS } from './refusals/others';

export const REFUSALS: Record<RefusalCode, Refusal> = { ...ORDERS, ...OTHERS };
