import { expectValidBurns } from './invariants/burns';
import { expectValidCredits } from './invariants/credits';
import { expectValidPacks, expectValidPool } from './invariants/draws';
import { expectValidEditions } from './invariants/editions';
import { expectGridTrue } from './invariants/grid';
import { expectValidLooks, expectWearNotices } from './invariants/looks';
import { expectValidMoney } from './invariants/money';
import { expectValidNotices } from './invariants/notices';
import { expectValidOrders, expectValidSummaries } from './invariants/orders';
import type { Model, Place } from './place';

export const expectInvariants = (place: Place, model: Model): void => {
  expectValidEditions(place, model);
  expectValidMoney(place, model);
  expectValidOrders(place, model);
  expectValidSummaries(place);
  expectGridTrue(place);
  expectValidCredits(place, model);
  expectValidLooks(place);
  expectWearNotices(place);
  expectValidNotices(place, model);
  expectValidPacks(place, model);
  expectValidBurns(place, model);
  expectValidPool(place, model);
};
