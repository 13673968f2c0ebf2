import { MAX_PACKS_BOUGHT } from '@trait-market/contract/economy/actions';
import * as z from 'zod/mini';

import { sharedList, sharedText } from '../../storage';

const WantedPacksSchema = z.object({
  drop: z.string(),
  packs: z.int().check(z.minimum(1), z.maximum(MAX_PACKS_BOUGHT)),
});

const { read, write, subscribe } = sharedList(
  sharedText('packSelection'),
  z.array(WantedPacksSchema),
);

/** The packs that a user has selected, stored in the browser until they are bought. */
export const packSelection = {
  read,
  subscribe,
  set: (drop: string, packs: number): void => {
    const isKnown = read().some((one) => one.drop === drop);
    const lines = isKnown ? read() : [...read(), { drop, packs }];
    write(lines.flatMap((one) => (one.drop === drop ? (packs > 0 ? { drop, packs } : []) : one)));
  },
  clear: (): void => write([]),
};
