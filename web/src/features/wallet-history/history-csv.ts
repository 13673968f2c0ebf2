import type { Activity, ActivityType } from '@trait-market/contract/economy/activity';
import { CHAINS, type Party } from '@trait-market/contract/economy/shared';

import { csvOf, textCell } from '@/lib/format/csv';
import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';
import { itemCollection, itemsText } from '@/lib/economy/orders/item-words';
import { weiToEther } from '@/lib/format/ether';

const COLUMNS = [
  'Time (UTC)',
  'Event',
  'Network',
  'From',
  'From username',
  'To',
  'To username',
  'Items',
  'Collections',
  'In return',
  'Price',
  'Coin',
  'Order hash',
  'Transaction hash',
  'Event id',
];

const eventNames: Record<ActivityType, string> = {
  sale: 'Sale',
  swap: 'Trade',
  listing: 'Listing',
  offer: 'Offer',
  trade: 'Trade proposed',
  cancel: 'Cancellation',
  mint: 'New edition',
  wear: 'Put on',
  'take-off': 'Taken off',
  pack: 'Pack',
  reroll: 'Re-roll',
  burn: 'Burn',
  transfer: 'Gift',
};

const partyCells = (party: Party | null): string[] =>
  party ? [party.address, textCell(party.username ?? '')] : ['', ''];

const rowOf = (activity: Activity): string[] => {
  const { id, at, type, chainId, from, to, items, inReturn, price, orderHash, transactionHash } =
    activity;
  const isTraded = type === 'swap' || type === 'trade';
  return [
    at,
    eventNames[type],
    CHAINS[chainId].name,
    ...partyCells(from),
    ...partyCells(to),
    textCell(itemsText(items, isTraded ? givenCoin(price) : undefined)),
    textCell([...new Set([...items, ...inReturn].map(itemCollection))].join(' ')),
    textCell(itemsText(inReturn, isTraded ? wantedCoin(price) : undefined)),
    price ? weiToEther(BigInt(price.amount)) : '',
    price ? coinSymbol(price.chainId, price.coin) : '',
    orderHash ?? '',
    transactionHash ?? '',
    textCell(id),
  ];
};

/** Formats CSV. Prices are of all items together, in whole units such as ETH, with all digits. */
export const historyCsv = (activities: readonly Activity[]): string =>
  csvOf([COLUMNS, ...activities.map(rowOf)]);
