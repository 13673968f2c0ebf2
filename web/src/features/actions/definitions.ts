import type { Action } from '@/lib/actions/action';

import { accept } from './accept/action';
import { approve } from './approve/action';
import { burn } from './burn/action';
import { buyCredits } from './buy-credits/action';
import { buyPacks } from './buy-packs/action';
import { buySeveral } from './buy-several/action';
import { buy } from './buy/action';
import { cancelAll } from './cancel-all/action';
import { cancel } from './cancel/action';
import { dressBatch } from './dress-batch/action';
import { dress } from './dress/action';
import { gift } from './gift/action';
import { giveToPool } from './give-to-pool/action';
import { listAvatar } from './list-avatar/action';
import { listSeveral } from './list-several/action';
import { list } from './list/action';
import { offerAny } from './offer-any/action';
import { offerAvatar } from './offer-avatar/action';
import { offer } from './offer/action';
import { openPacks } from './open-packs/action';
import { reprice } from './reprice/action';
import { reroll } from './reroll/action';
import type { ActionDefinition, ActionOf } from './shared/action';
import { subscribe } from './subscribe/action';
import { trade } from './trade/action';
import { undoDress } from './undo-dress/action';
import { unwrap } from './unwrap/action';
import { withdrawBurn } from './withdraw-burn/action';
import { wrap } from './wrap/action';

const DEFINITIONS: { [Kind in Action['kind']]: ActionDefinition<ActionOf<Kind>> } = {
  buy,
  buySeveral,
  accept,
  list,
  listAvatar,
  listSeveral,
  reprice,
  offer,
  offerAvatar,
  offerAny,
  trade,
  cancel,
  cancelAll,
  wrap,
  unwrap,
  approve,
  dress,
  dressBatch,
  undoDress,
  subscribe,
  buyCredits,
  buyPacks,
  openPacks,
  burn,
  withdrawBurn,
  reroll,
  gift,
  giveToPool,
};

export const definitionOf = (action: Action): ActionDefinition<Action> => DEFINITIONS[action.kind];
