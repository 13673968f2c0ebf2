import type { Catalogue } from './catalogue/catalogue';
import type { CreditBook } from './credits/credit-book';
import type { Settlement } from './ledger/settlement';
import type { OrderTerms } from './order-terms';
import type { OrderRow } from './tables/rows';
import type { Bytes32 } from '@trait-market/contract/economy/hex';

import type { SignatureCheck } from './signed-act';
import type { MarketTables } from './tables/tables';

/** What every act and every view of a market works with. */
export type MarketContext = {
  catalogue: Catalogue;
  tables: MarketTables;
  settlement: Settlement;
  credits: CreditBook;
  termsOf: (order: OrderRow) => OrderTerms;
  checkSignature: SignatureCheck;
  /** The deployments that acts may be signed for: the addresses of the product. */
  deployments: ReadonlySet<Bytes32>;
  /** Milliseconds of the world's clock. */
  now: () => number;
};
