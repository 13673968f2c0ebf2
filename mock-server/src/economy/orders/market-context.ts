import type { Catalogue } from '../catalogue/catalogue';
import type { CreditBook } from '../credits/credit-book';
import type { Settlement } from '../ledger/settlement';
import type { OrderTerms } from './order-terms';
import type { OrderRow } from '../tables/rows';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { SignatureCheck } from '../shared/signed-action';
import type { MarketTables } from '../tables/tables';

/** What carries out an act once it is allowed: nothing that is signed, nothing that costs credits. */
export type LedgerContext = {
  catalogue: Catalogue;
  tables: MarketTables;
  settlement: Settlement;
  termsOf: (order: OrderRow) => OrderTerms;
  /** Milliseconds of the world's clock. */
  now: () => number;
};

/** The parts of a market that its actions and views share. */
export type MarketContext = LedgerContext & {
  credits: CreditBook;
  checkSignature: SignatureCheck;
  /** 32 bytes that nobody can guess. */
  newSecret: () => Bytes32;
  /** The deployments that actions may be signed for: the addresses of the product. */
  deployments: ReadonlySet<Bytes32>;
};
