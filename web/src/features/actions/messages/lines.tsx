import { type Bytes32, CHAINS } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import type { ExecutedAction } from '@trait-market/contract/economy/wallets';

import { ItemPicture } from '@/components/economy/items/item-picture';
import { SafePicture } from '@/components/safe-picture';
import { shortenAddress } from '@/lib/format/shorten-address';
import { shownName } from '@/lib/format/shown-name';

type LinesStep = { message: { lines: readonly { orderHash: Bytes32 }[] } };

/** The parts of a message of several lines that depend only on the lines' orders. */
export const linesMessage = {
  key: ({ message }: LinesStep): string =>
    message.lines.map(({ orderHash }) => orderHash).join(' '),
  lineIds: ({ message }: LinesStep): string[] =>
    message.lines.map(({ orderHash }) => orderHash.toLowerCase()),
  missedIn: (
    { message }: LinesStep,
    { orderHashes }: ExecutedAction,
  ): { id: string; title: string }[] => {
    const done = new Set(orderHashes.map((hash) => hash.toLowerCase()));
    return message.lines.flatMap(({ orderHash }) =>
      done.has(orderHash.toLowerCase()) ? [] : { id: orderHash, title: 'No longer available' },
    );
  },
};

/** Names an order's maker and network: "From ana, on Ethereum". */
export const makerText = (
  word: 'From' | 'To',
  { maker: { username, address }, chainId }: Pick<Order, 'maker' | 'chainId'>,
): string =>
  `${word} ${shownName(username) ?? shortenAddress(address)}, on ${CHAINS[chainId].name}`;

const PICTURE = 40;

/** Returns the picture of a line, which its name describes. */
export const linePicture = (imageUrl: string) => (
  <SafePicture
    src={imageUrl}
    size={PICTURE}
    className="size-10 shrink-0 overflow-hidden rounded-control bg-wall"
  />
);

export const orderPicture = ({ gives, gets }: Pick<Order, 'gives' | 'gets'>) => {
  const [item] = [...gives, ...gets];
  return item && <ItemPicture item={item} size={PICTURE} className="size-10" />;
};
