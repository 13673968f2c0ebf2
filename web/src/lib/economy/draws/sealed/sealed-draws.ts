import type { Draw } from '@trait-market/contract/economy/draws';
import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { sharedList, sharedText } from '../../../storage';

const StoredDrawSchema = z.object({
  id: Bytes32Schema,
  wallet: WalletAddressSchema,
  kind: z.enum(['pack', 'reroll']),
  /** The number of opened packs; 1 for a re-roll. */
  count: z.int().check(z.minimum(1)),
  takenAt: z.iso.datetime(),
});
export type StoredDraw = z.infer<typeof StoredDrawSchema>;

const MOST = 60;

/** The key is also read by the page's first script (`vite/load-order.ts`). */
const draws = sharedList(sharedText('sealedDraws'), z.array(StoredDrawSchema));

const isSameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The draws that this browser signed and whose result its user hasn't revealed yet (E451). */
export const sealedDraws = {
  read: draws.read,
  subscribe: draws.subscribe,
  add: ({ id, signed, takenAt }: Draw): void => {
    if (draws.read().some((stored) => isSameId(stored.id, id))) return;
    const { kind, message } = signed;
    const count = kind === 'pack' ? Number(signed.message.packs) : 1;
    const added = { id, wallet: message.owner, kind, count, takenAt };
    draws.write([...draws.read(), added].slice(-MOST));
  },
  reveal: (id: string): void => {
    const left = draws.read().filter((stored) => !isSameId(stored.id, id));
    if (left.length < draws.read().length) draws.write(left);
  },
};
