import { packBuyAction } from '@trait-market/contract/economy/actions';
import type { Drop } from '@trait-market/contract/economy/drops';
import { type PacksBought, packsContract } from '@trait-market/contract/economy/packs';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { apiOptions } from '@/lib/api-fetcher';
import { plainText } from '@/lib/format/plain-text';
import { shortenAddress } from '@/lib/format/shorten-address';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { validityText } from './text/validity-text';
import type { ActionSummary } from './summary';
import { moneyPaid } from './text/sold-for-credits';

const packs = initClient(packsContract, apiOptions);

const schema = stepSchema(packBuyAction);
type PackBuyStep = z.infer<typeof schema>;

/** Returns the step that buys packs of a drop, at their stated price. */
export const packBuyStep = (
  { id, chainId, declared, price }: Drop,
  count: number,
  buyer: WalletAddress,
): PackBuyStep => ({
  kind: 'packBuy',
  chainId,
  message: {
    buyer,
    drop: id,
    declared,
    packs: String(count),
    highestPrice: String(BigInt(price.amount) * BigInt(count)),
    ...untimed(),
  },
});

const bought = ({ packs: count, paid, unopened, drop }: PacksBought): ActionSummary => ({
  title: count === 1 ? 'You bought a pack' : `You bought ${count} packs`,
  words: `Sealed, and yours. Open ${count === 1 ? 'it' : 'them'} now or any other day. What’s inside is drawn when you do.`,
  rows: [
    { label: 'You paid', value: exactPrice(paid) },
    { label: `Unopened packs of ${plainText(drop.name)}`, value: String(unopened) },
  ],
});

export const packBuyMessage: MessageDefinition<PackBuyStep> = {
  ...signedBy(packBuyAction),
  schema,
  title: 'Buying packs',
  sentences: (step) => {
    const { drop, packs: count, highestPrice, declared } = step.message;
    const isOne = count === '1';
    return [
      `You buy ${isOne ? 'a sealed pack' : `${count} sealed packs`} of the drop “${plainText(drop)}”.`,
      `Nothing is drawn until you open ${isOne ? 'it, and it never expires' : 'them, and they never expire'}.`,
      `You pay at most ${coinText(step.chainId, 'native', BigInt(highestPrice))} to the market.`,
      'If the price is higher by then, or fewer packs are left, you pay nothing.',
      `It’s valid only for the drop as it was declared (${shortenAddress(declared)}).`,
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    return bought(bodyOf(await packs.buy({ body, fetchOptions: withSendTimeout() })));
  },
  money: moneyPaid,
};
