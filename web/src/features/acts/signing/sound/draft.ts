import type { WalletAddress } from '@trait-market/contract/shared';

import type { Act } from '@/lib/acts/act';

import type { Signable } from '../signable';

/** The signatures of one kind. */
export type Of<Kind extends Signable['kind']> = Extract<Signable, { kind: Kind }>;

/** What is kept of an act, as far as its steps are judged by it. */
export type Draft = { act: Act; address: WalletAddress; steps: readonly Signable[] };

export const isSameHash = (one: string, other: string | undefined): boolean =>
  one.toLowerCase() === other?.toLowerCase();
