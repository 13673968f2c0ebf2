import type { Wakes } from '../messages/message';

type Trait = { id: string; collection: string; slot: string };

/** Matches orders that give a trait which the signer gets back. */
export const givesTrait =
  (isMeant: (trait: Trait) => boolean): Wakes =>
  ({ gives }, lack) =>
    lack === 'goods' && gives.some((item) => item.kind === 'trait' && isMeant(item.trait));
