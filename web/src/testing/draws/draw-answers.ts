import type { Draw } from '@trait-market/contract/economy/draws';
import { chainOf, loggedDraw, type SignedLog } from '@trait-market/contract/testing/signed-log';
import { leafHash } from '@trait-market/contract/economy/draw-log';

import type { StoredReceipt } from '@/lib/economy/draws/draw-log-memory';

import type { StubbedAnswer } from '../stub-api';

export const DRAWS = '/economy/v1/draws';
export const DRAW_LOG = `${DRAWS}/log`;

/** Returns a draw's receipt as the browser stores it. */
export const storedReceiptOf = ({ id, signed, receipt }: Draw): StoredReceipt => {
  if (receipt === undefined) throw new Error('The draw has no receipt');
  return { wallet: signed.message.owner, id, receipt };
};

type Options = {
  /** The id for which the market returns the draw. */
  id?: string;
  /** All draws of the wallet. */
  draws?: readonly Draw[];
};

/** Returns the market's responses for a draw that is in its log. */
export const drawAnswers = async (
  accepted: Draw,
  { id = accepted.id, draws = [accepted] }: Options = {},
): Promise<Record<string, StubbedAnswer>> => {
  const { draw, provider } = await loggedDraw(accepted);
  const revealed = draws.filter(({ state }) => state === 'drawn').length;
  const one = { nextCursor: null, total: 1 };
  return {
    ...(await logAnswers(provider)),
    [`${DRAWS}/${id}`]: { body: draw },
    [DRAWS]: { body: { ...one, items: draws, returned: 0, refused: 0 } },
    [`${DRAWS}/commitments`]: { body: { ...one, items: [chainOf(draw, revealed)] } },
  };
};

/** Returns the log's responses, with the proof that it includes each entry. */
export const logAnswers = async ({
  log,
  receipts,
  inclusion,
}: SignedLog): Promise<Record<string, StubbedAnswer>> => {
  const { size } = log.head;
  const proofs = await Promise.all(
    receipts.map(async ({ entry }, index): Promise<[string, StubbedAnswer]> => {
      const hash = leafHash(entry);
      // That of the second entry, an acceptance, can be replaced by the path alone.
      const query = index === 1 ? '' : `?hash=${hash}&size=${size}`;
      return [`${DRAW_LOG}/inclusion${query}`, { body: await inclusion(hash, size) }];
    }),
  );
  return {
    [DRAW_LOG]: { body: log },
    [`${DRAW_LOG}/entries`]: { body: { items: receipts, next: null } },
    ...Object.fromEntries(proofs),
  };
};
