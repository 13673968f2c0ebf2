import type { Catalogue } from './catalogue';
import type { OrderTerms } from './order-terms';
import type { OrderRow } from './rows';
import type { Settlement } from './settlement';
import type { SignatureCheck } from './signed-act';
import type { MarketTables } from './tables';

/** What every act and every view of a market works with. */
export interface MarketContext {
  catalogue: Catalogue;
  tables: MarketTables;
  settlement: Settlement;
  termsOf: (order: OrderRow) => OrderTerms;
  checkSignature: SignatureCheck;
  /** Milliseconds of the world's clock. */
  now: () => number;
}
