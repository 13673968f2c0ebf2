import { packOpenAction } from '@trait-market/contract/economy/actions';
import { type Commitment, type Draw, tableHash } from '@trait-market/contract/economy/draws';
import { boxTable, type DropDetail } from '@trait-market/contract/economy/drops';
import { packsContract } from '@trait-market/contract/economy/packs';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import { bytesToHex } from 'viem';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { openedPath } from '@/lib/economy/draws/pack-paths';
import { apiOptions } from '@/lib/api-fetcher';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { validityText } from './text/validity-text';
import type { ActionSummary } from './summary';
import { halvesSentence } from './text/draw-sentences';

const packs = initClient(packsContract, apiOptions);

const schema = stepSchema(packOpenAction);
type PackOpenStep = z.infer<typeof schema>;

/**
 * Returns the step that opens packs: with the shown contents, the provider's commitment and new
 * random bytes.
 */
export const packOpenStep = (
  drop: DropDetail,
  count: number,
  owner: WalletAddress,
  { commitment }: Commitment,
): PackOpenStep => ({
  kind: 'packOpen',
  chainId: drop.chainId,
  message: {
    owner,
    drop: drop.id,
    packs: String(count),
    commitment,
    table: tableHash(boxTable(drop, 'left')),
    entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    ...untimed(),
  },
});

/** The page that the receipt links to shows and verifies the result. */
const opened = ({ signed, state }: Draw): ActionSummary => {
  const count = signed.kind === 'pack' ? Number(signed.message.packs) : 1;
  return state === 'drawn'
    ? {
        title: count === 1 ? 'Your pack is open' : `Your ${count} packs are open`,
        words: 'Look inside. Your browser repeats the draw before it shows you anything.',
        rows: [],
      }
    : {
        title: 'Waiting for the result',
        words: `The market has 10 minutes to reveal its half of the draw. If it doesn’t, ${count === 1 ? 'your pack goes' : 'your packs go'} back to you.`,
        rows: [],
      };
};

export const packOpenMessage: MessageDefinition<PackOpenStep> = {
  ...signedBy(packOpenAction),
  schema,
  title: 'Opening packs',
  sentences: (step) => {
    const { drop, packs: count, table } = step.message;
    return [
      `You open ${count === '1' ? 'a pack' : `${count} packs`} of the drop “${plainText(drop)}”. This can’t be undone.`,
      `What you get is drawn from exactly what’s left now (${shortenAddress(table)}). If someone opens a pack before you, nothing is opened and you keep yours.`,
      halvesSentence(step.message),
      'It’s free.',
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    return opened(bodyOf(await packs.open({ body, fetchOptions: withSendTimeout() })));
  },
  resultLink: (hash) => ({ to: openedPath(hash), label: 'Look inside' }),
};
