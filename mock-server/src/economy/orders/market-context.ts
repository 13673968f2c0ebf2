import type { Catalogue } from '../catalogue/catalogue';
import type { CreditBook } from '../credits/credit-book';
import type { Settlement } from '../ledger/settlement';
import type { OrderTerms } from './order-terms';
import type { OrderRow } from '../tables/rows';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { SignatureCheck } from '../shared/signed-action';
import type { MarketTables } from '../tables/tables';

export type LedgerContext = {
  catalogue: Catalogue;
  tables: MarketTables;
  settlement: Settlement;
  termsOf: (order: OrderRow) => OrderTerms;
  /** Milliseconds of the world's clock. */
  now: () => number;
};

export type MarketContext = LedgerContext & {
  credits: CreditBook;
  checkSignature: SignatureCheck;
  newSecret: () => Bytes32;
  /** The deployments that actions may be signed for: the product's addresses. */
  deployments: ReadonlySet<Bytes32>;
};
