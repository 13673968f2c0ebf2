import type { Draw } from '@trait-market/contract/economy/draws';
import { chainOf, loggedDraw, type SignedLog } from '@trait-market/contract/testing/signed-log';
import { leafHash } from '@trait-market/contract/economy/draw-log';

import type { StubbedAnswer } from './stub-api';

export const DRAWS = '/economy/v1/draws';
export const DRAW_LOG = `${DRAWS}/log`;

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

/** Returns the log's responses, with the proof that it includes its second entry. */
export const logAnswers = async ({
  log,
  receipts,
  inclusion,
}: SignedLog): Promise<Record<string, StubbedAnswer>> => {
  const [, accepted] = receipts;
  const proof = accepted && (await inclusion(leafHash(accepted.entry), log.head.size));
  return {
    [DRAW_LOG]: { body: log },
    [`${DRAW_LOG}/entries`]: { body: { items: receipts, next: null } },
    ...(proof && { [`${DRAW_LOG}/inclusion`]: { body: proof } }),
  };
};
