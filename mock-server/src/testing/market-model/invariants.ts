import { expectBurnsKept } from './invariants/burns';
import { expectCreditsKept } from './invariants/credits';
import { expectPacksKept, expectPoolKept } from './invariants/draws';
import { expectEditionsKept } from './invariants/editions';
import { expectGridTrue } from './invariants/grid';
import { expectLooksKept, expectWearNotices } from './invariants/looks';
import { expectMoneyKept } from './invariants/money';
import { expectNoticesTrue } from './invariants/notices';
import { expectOrdersKept, expectSummariesTrue } from './invariants/orders';
import type { Model, Place } from './place';

export const expectInvariants = (place: Place, model: Model): void => {
  expectEditionsKept(place, model);
  expectMoneyKept(place, model);
  expectOrdersKept(place, model);
  expectSummariesTrue(place);
  expectGridTrue(place);
  expectCreditsKept(place, model);
  expectLooksKept(place);
  expectWearNotices(place);
  expectNoticesTrue(place, model);
  expectPacksKept(place, model);
  expectBurnsKept(place, model);
  expectPoolKept(place, model);
};
