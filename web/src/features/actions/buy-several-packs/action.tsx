import { CHAINS } from '@trait-market/contract/economy/shared';

import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { packsCount, priceOfPacks } from '@/lib/economy/draws/pack-lines';
import { plainText } from '@/lib/format/plain-text';

import { type ActionOf, defineAction, type ResultProps } from '../shared/action';
import { openBoughtText } from '../messages/text/labels';
import { convertsOwn, isAsBuilt } from '../shared/matching';
import { NetworksNotice } from '../shared/networks-notice';
import { Form } from './form';
import { packsBuyMessage, packsBuyStep, PackPicture } from './message';
import { blockOf, loadPurchase, preparedOf } from './purchase';

/** Leads to the opening of each drop's packs, which is drawn and signed separately. */
function Result({ action: { lines }, isMissed }: ResultProps<ActionOf<'buySeveralPacks'>>) {
  const { start } = useActions();
  return (
    <ul className="grid gap-2">
      {lines
        .filter(({ drop }) => !isMissed(drop.id))
        .map(({ drop, packs }) => {
          const name = plainText(drop.name) || drop.id;
          const text = openBoughtText(packs);
          return (
            <li key={drop.id}>
              <Button
                variant="outline"
                size="lg"
                className="w-full"
                onClick={() => start({ kind: 'openPacks', drop, packs })}
              >
                {lines.length === 1 ? text : `${text} of ${name}`}
              </Button>
            </li>
          );
        })}
    </ul>
  );
}

export const buySeveralPacks = defineAction<'buySeveralPacks'>({
  Form,
  messages: { packsBuy: packsBuyMessage },
  steps: {
    unwrap: convertsOwn,
    packsBuy: (step, { action: { lines }, address }) => {
      const own = lines.filter(({ drop }) => drop.chainId === step.chainId);
      return own.length > 0 && isAsBuilt(step, packsBuyStep(own, address));
    },
  },
  chains: ({ lines }) => lines.map(({ drop }) => drop.chainId),
  /** Opens with the review, or with the form when something is missing. */
  prepare: ({ lines }, { address, ...context }) => {
    const load = async () => {
      const purchase = await loadPurchase(lines, context);
      return blockOf(lines, purchase) === undefined ? preparedOf(purchase, address) : undefined;
    };
    return load();
  },
  wakes: () => [],
  canSkip: (_action, { steps, at }) => steps[at]?.kind === 'packsBuy',
  ReviewNotice: ({ progress: { steps } }) => <NetworksNotice steps={steps} kind="packsBuy" />,
  Result,
  several: {
    lines: ({ lines }) =>
      lines.map((line) => ({
        id: line.drop.id,
        label: `${packsCount(line.packs)} of ${plainText(line.drop.name) || line.drop.id}`,
        detail: `${exactPrice(line.drop.price)} each, on ${CHAINS[line.drop.chainId].name}`,
        picture: <PackPicture drop={line.drop} />,
        price: priceOfPacks(line),
      })),
    sumLabel: 'You paid',
    words: {
      all: () => 'Purchase complete',
      some: (done, count) => `You bought packs of ${done} of ${count} drops`,
      none: 'You bought nothing',
      allWords:
        'Sealed, and yours. Open them now or any other day. What’s inside is drawn when you do.',
      someWords: 'You paid nothing for what couldn’t be bought. It’s still selected.',
    },
  },
});
