import type { PacksLineReceipt, PacksReceipt } from '@trait-market/contract/economy/packs';
import { CHAINS } from '@trait-market/contract/economy/shared';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import { PackArt } from '@/components/draw/pack-art';
import { sealedDrop } from '@/components/draw/sealed-drop';
import { type AmountRow, AmountRows } from '@/components/economy/prices/amount-rows';
import type { Action, PackLine } from '@/lib/actions/action';
import { coinText } from '@/lib/economy/amounts/coin-amount';
import { packsCount, packsLeft, priceOfPacks } from '@/lib/economy/draws/pack-lines';
import { packSelection } from '@/lib/economy/draws/pack-selection';
import { useBalances } from '@/lib/economy/wallets/wallet-queries';
import { shortenAddress } from '@/lib/format/shorten-address';

import type { MeaningProps, MessageDefinition } from '../messages/message';
import { market, send } from '../messages/send';
import { newStep, type StepOf } from '../messages/step';
import type { LinesDone, MissedLines } from '../messages/summary';
import { type Labels, packsText } from '../messages/text/labels';
import { detail, type Sentence, total } from '../messages/text/sentence';
import { Sentences } from '../messages/text/sentence-list';
import { validityText } from '../messages/text/validity-text';

export type PacksBuyStep = StepOf<'packsBuy'>;

/**
 * Buys the lines, which are on one chain, at their prices. Skips lines that aren't available.
 * @throws UnreadableOrder for lines of two chains
 */
export const packsBuyStep = (lines: readonly PackLine[], buyer: WalletAddress): PacksBuyStep => {
  const chainId = lines[0]?.drop.chainId;
  if (chainId === undefined || lines.some(({ drop }) => drop.price.chainId !== chainId))
    throw new UnreadableOrder('One signature is for packs of one network.');
  const signed = lines.map((line) => ({
    drop: line.drop.id,
    declared: line.drop.declared,
    packs: String(line.packs),
    highestPrice: priceOfPacks(line).amount,
  }));
  return newStep('packsBuy', chainId, {
    buyer,
    lines: signed,
    total: String(signed.reduce((sum, { highestPrice }) => sum + BigInt(highestPrice), 0n)),
    allRequired: false,
  });
};

const totalOf = ({ chainId, message }: PacksBuyStep): string =>
  coinText(chainId, 'native', BigInt(message.total));

const sentencesOf = (step: PacksBuyStep, labels: Labels): Sentence[] => {
  const { lines } = step.message;
  const [line] = lines;
  const packs = lines.reduce((sum, one) => sum + Number(one.packs), 0);
  const isSeveral = lines.length > 1;
  const bought =
    isSeveral || line === undefined
      ? `${packsCount(packs)} of ${lines.length} drops`
      : packsText(labels, line.drop, line.packs);
  const isOne = packs === 1;
  return [
    `You buy ${bought} on ${CHAINS[step.chainId].name}, sealed.`,
    `Nothing is drawn until you open ${isOne ? 'it, and it never expires' : 'them, and they never expire'}.`,
    total(`You pay at most ${totalOf(step)} to the market.`),
    isSeveral
      ? 'If packs of one drop cost more by then, or too few are left, you pay nothing for them, and the others are still bought.'
      : 'If the price is higher by then, or fewer packs are left, you pay nothing.',
    detail(`It’s only valid for ${isSeveral ? 'the drops' : 'the drop'} as declared.`),
    validityText(step),
  ];
};

/** Shows a small pack next to a line. */
export function PackPicture({ drop }: Pick<PackLine, 'drop'>) {
  return (
    <span aria-hidden className="block w-8 shrink-0">
      <PackArt {...sealedDrop(drop)} />
    </span>
  );
}

/** Reads ids, numbers and prices from what is signed; only names and pictures are the market's. */
const rowsOf = ({ chainId, message }: PacksBuyStep, labels: Labels, action: Action): AmountRow[] =>
  message.lines.map(({ drop, packs, declared, highestPrice }) => {
    const line =
      action.kind === 'buySeveralPacks'
        ? action.lines.find((one) => one.drop.id === drop)
        : undefined;
    return {
      id: drop,
      label: packsText(labels, drop, packs),
      detail: `${coinText(chainId, 'native', BigInt(highestPrice) / BigInt(packs))} each, on ${CHAINS[chainId].name}, declared as ${shortenAddress(declared)}`,
      ...(line && { picture: <PackPicture drop={line.drop} /> }),
      value: coinText(chainId, 'native', BigInt(highestPrice)),
    };
  });

function PacksMeaning({ step, labels, action, isTotalShown }: MeaningProps<PacksBuyStep>) {
  const { chainId } = step;
  const has = useBalances().data?.find((one) => one.chainId === chainId);
  return (
    <>
      <div className="mb-2">
        <AmountRows
          rows={[
            ...rowsOf(step, labels, action),
            ...(isTotalShown
              ? []
              : [{ id: 'total', label: 'You pay at most', value: totalOf(step), isSum: true }]),
            {
              id: 'has',
              label: 'In your wallet',
              value: has === undefined ? '…' : coinText(chainId, 'native', BigInt(has.native)),
            },
          ]}
        />
      </div>
      <Sentences words={sentencesOf(step, labels)} isTotalShown={isTotalShown} />
    </>
  );
}

const soldOutText = ({ drop }: PacksLineReceipt): string => {
  const left = packsLeft(drop);
  return left === 0 ? 'Someone else got the last one first' : `Only ${left} left`;
};

const MISSED: Readonly<Record<string, string>> = {
  'price-moved': 'Its price has changed',
  'drop-moved': 'The drop has changed',
  'drop-not-open': 'It isn’t open yet',
};

const missedText = (line: PacksLineReceipt): string =>
  line.reason === 'sold-out'
    ? soldOutText(line)
    : (MISSED[line.reason ?? ''] ?? 'No longer available');

const bought = ({ lines, chainId, transactionHash }: PacksReceipt): LinesDone => ({
  ...(transactionHash && { settled: { chainId, transactionHash } }),
  missedLines: lines
    .filter(({ outcome }) => outcome === 'missed')
    .map((line) => ({ id: line.drop.id, title: missedText(line) })),
});

const missedFor = (
  { message }: PacksBuyStep,
  drops: readonly string[] | undefined,
): MissedLines => {
  const title = drops === undefined ? 'Not confirmed: see your packs' : 'Not bought';
  return message.lines.flatMap(({ drop }) => (drops?.includes(drop) ? [] : { id: drop, title }));
};

export const packsBuyMessage: MessageDefinition<PacksBuyStep, LinesDone> = {
  noun: () => 'pack purchase',
  sentences: sentencesOf,
  Meaning: PacksMeaning,
  send: async (step, signature) => bought(await send(market.packs.buySeveral, step, signature)),
  money: ({ chainId, message }) => ({
    isPaid: true,
    isLimit: true,
    coin: 'native',
    chainId,
    amount: message.total,
  }),
  lineIds: ({ message }) => message.lines.map(({ drop }) => drop.toLowerCase()),
  missedIn: (step, { drops }) => missedFor(step, drops),
  onExecuted: ({ message }, { doneLines }) => {
    const done = new Set(doneLines);
    for (const { drop } of message.lines)
      if (done.has(drop.toLowerCase())) packSelection.set(drop, 0);
  },
};
