import type { RefusalCode } from '@trait-market/contract/economy/shared';

import { ACCEPTING_ORDERS } from './refusals/accepting-orders';
import { BENCHES } from './refusals/benches';
import { BURNS } from './refusals/burns';
import { CATALOGUE } from './refusals/catalogue';
import { CREDITS } from './refusals/credits';
import { CRITERIA } from './refusals/criteria';
import { DRAWS } from './refusals/draws';
import { GIFTS } from './refusals/gifts';
import { SAVED } from './refusals/saved';
import { MAKING_ORDERS } from './refusals/making-orders';
import { PACKS } from './refusals/packs';
import { REROLLS } from './refusals/rerolls';
import { SIGNATURES } from './refusals/signatures';
import type { Refusal } from '../../messages/refusal';

/** The text of each refusal code of the market; a code belongs to one of these groups. */
export const REFUSALS: Record<RefusalCode, Refusal> = {
  ...CATALOGUE,
  ...SIGNATURES,
  ...MAKING_ORDERS,
  ...CRITERIA,
  ...ACCEPTING_ORDERS,
  ...CREDITS,
  ...BENCHES,
  ...PACKS,
  ...REROLLS,
  ...DRAWS,
  ...BURNS,
  ...GIFTS,
  ...SAVED,
};
