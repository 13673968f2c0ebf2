import { readLaws } from '@trait-market/conformance/economy/flows/reads/all';

import type { EconomyMutant } from '../economy-mutant';
import { avatarReadMutants } from './avatars';
import { browsingMutants } from './browsing';
import { collectionReadMutants } from './collections';
import { parameterMutants } from './parameters';
import { priceMutants } from './prices';
import { sortingMutants } from './sorting';
import { traitMutants } from './traits';
import { walletReadMutants } from './wallets';

const READS = new Set(readLaws().flatMap(({ id, writes }) => (writes ? [] : [id])));

const handmade = [
  ...browsingMutants,
  ...sortingMutants,
  ...traitMutants,
  ...avatarReadMutants,
  ...collectionReadMutants,
  ...walletReadMutants,
  ...priceMutants,
];

export const readMutants: readonly EconomyMutant[] = [...handmade, ...parameterMutants].map(
  (mutant) => ({ ...mutant, onlyReads: READS.has(mutant.killedBy) }),
);
