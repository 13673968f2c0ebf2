import type { TokenApproval } from '@trait-market/contract/economy/approvals';
import type { Balance, ExecutedAct } from '@trait-market/contract/economy/wallets';
import type { LightBurn } from '@trait-market/contract/economy/burns';
import type { CreditsBought } from '@trait-market/contract/economy/credits';
import type { Dressed } from '@trait-market/contract/economy/benches';
import type { Draw } from '@trait-market/contract/economy/draws';
import type { PacksBought } from '@trait-market/contract/economy/packs';
import type { RerollPoolDetail } from '@trait-market/contract/economy/reroll';
import type { CancelledAll, Order, Receipt } from '@trait-market/contract/economy/orders';

/** What came of something that was signed and sent. */
export type Outcome =
  | { kind: 'posted'; order: Order }
  | { kind: 'filled'; receipt: Receipt }
  /** `over`: how many had been filled or had ended before. */
  | { kind: 'cancelled'; orders: Order[]; over: number }
  | { kind: 'cancelledAll'; result: CancelledAll }
  | { kind: 'converted'; balance: Balance }
  | { kind: 'approved'; items: TokenApproval[] }
  | { kind: 'dressed' | 'undone'; dressed: Dressed }
  | { kind: 'creditsBought'; bought: CreditsBought }
  | { kind: 'packsBought'; bought: PacksBought }
  | { kind: 'packsOpened' | 'rerolled'; draw: Draw }
  | { kind: 'givenToPool'; pool: RerollPoolDetail }
  /** Given to the Light, and taken back from it. */
  | { kind: 'locked' | 'takenBack'; burn: LightBurn }
  /** The last of several was left out: what became of the others stands beside it. */
  | { kind: 'missed' }
  /** It had gone through before; `act`: what the history says of it, where that could be read. */
  | { kind: 'arrived'; act: ExecutedAct | undefined };
