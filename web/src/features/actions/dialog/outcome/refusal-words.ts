import type { RefusalCode } from '@trait-market/contract/economy/shared';

import type { Refusal } from '../../messages/refusal';
import { ORDERS } from './refusals/orders';
import { OTHERS } from './refusals/others';

/** The text of each refusal code of the market. */
export const REFUSALS: Record<RefusalCode, Refusal> = { ...ORDERS, ...OTHERS };
