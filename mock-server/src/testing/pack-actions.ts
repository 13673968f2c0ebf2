import {
  type BuyPacksRequest,
  type BuySeveralPacksRequest,
  type OpenPacksRequest,
  type PackBuy,
  type PackOpen,
  type PacksBuy,
  packBuyAction,
  packOpenAction,
  packsBuyAction,
} from '@trait-market/contract/economy/actions';
import { hashTypedData, keccak256, stringToHex } from 'viem';

import { nextCommitment } from '../economy/draws/commitments';
import type { Market } from '../economy/market/market';
import { hashOfDrop } from '../economy/packs/drop-table';
import { knownDrop } from '../economy/packs/known-drop';
import { nextRound } from './draws/next-round';
import type { Signer } from './signer';

/** A maximum price in wei that exceeds every actual price. */
const ANY_PRICE = String(10n ** 24n);

/** Signs purchases and openings of packs with the drop's current price and table. */
export const packActionsFor = (
  { account, sign, deployment, deadline, nonce }: Signer,
  market: Market,
) => {
  const { context } = market;

  const signBuyPacks = async (
    drop: string,
    packs: number,
    change: Partial<PackBuy> = {},
  ): Promise<BuyPacksRequest> => {
    const row = knownDrop(context, drop);
    const message = {
      buyer: account,
      drop,
      declared: hashOfDrop(context, row, 'declared'),
      packs: String(packs),
      highestPrice: ANY_PRICE,
      nonce: nonce(),
      deadline: deadline(),
      ...change,
    };
    const { chainId } = row;
    const digest = hashTypedData(packBuyAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  };

  /** Signs the exact prices; `change` replaces fields of the message. */
  const signBuySeveralPacks = async (
    wanted: Readonly<Record<string, number>>,
    change: Partial<PacksBuy> = {},
  ): Promise<BuySeveralPacksRequest> => {
    const rows = Object.keys(wanted).map((drop) => knownDrop(context, drop));
    const lines = rows.map((row) => ({
      drop: row.id,
      declared: hashOfDrop(context, row, 'declared'),
      packs: String(wanted[row.id]),
      highestPrice: String(BigInt(row.price) * BigInt(wanted[row.id] ?? 0)),
    }));
    const message = {
      buyer: account,
      lines,
      total: String(lines.reduce((sum, { highestPrice }) => sum + BigInt(highestPrice), 0n)),
      allRequired: false,
      nonce: nonce(),
      deadline: deadline(),
      ...change,
    };
    const chainId = rows[0]?.chainId ?? 1;
    const digest = hashTypedData(packsBuyAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  };

  const signOpenPacks = async (
    drop: string,
    packs: number,
    change: Partial<PackOpen> = {},
  ): Promise<OpenPacksRequest> => {
    const row = knownDrop(context, drop);
    const number = nonce();
    const message = {
      owner: account,
      drop,
      packs: String(packs),
      commitment: change.commitment ?? nextCommitment(context, account).commitment,
      table: hashOfDrop(context, row, 'left'),
      entropy: keccak256(stringToHex(`bytes ${number}`)),
      ...nextRound(context.now()),
      nonce: number,
      deadline: deadline(),
      ...change,
    };
    const { chainId } = row;
    const digest = hashTypedData(packOpenAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  };

  return { signBuyPacks, signBuySeveralPacks, signOpenPacks };
};
