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
  /** Returns the time of the world's clock in milliseconds. */
  now: () => number;
};

export type MarketContext = LedgerContext & {
  credits: CreditBook;
  checkSignature: SignatureCheck;
  newSecret: () => Bytes32;
  /** The deployments (the product's addresses) for which signatures are accepted. */
  deployments: ReadonlySet<Bytes32>;
};
