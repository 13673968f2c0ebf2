import {
  type Burn,
  type BurnRequest,
  type WithdrawBurnRequest,
  burnAction,
  withdrawBurnAction,
} from '@trait-market/contract/economy/actions';
import { WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';
import type { Bytes32 } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { reviewOrders } from '../orders/review-orders';
import { assertDeadline, authenticate, knownChain } from '../shared/signed-action';
import type { BurnRow } from '../tables/burn-row';
import { beginAction } from './begin-action';
import { assertNotExecuted, recordExecution } from './executed';

/** How long editions are locked before they are gone. */
export const WITHDRAW_MS = WITHDRAW_MINUTES * 60_000;

/** The trait that is burned, of a collection on the chain that was signed for. */
const traitOf = (
  { catalogue }: MarketContext,
  { token, tokenId }: Burn,
  chainId: number,
): TraitEntry => {
  const collection = catalogue.collectionByToken('trait', token);
  const trait = collection && catalogue.traitByToken(collection.slug, tokenId);
  if (collection === undefined || trait === undefined) {
    throw new MarketRefusal('unknown-trait', 'There is no such trait.');
  }
  if (collection.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The trait is on another network. Switch your wallet to it.',
    );
  }
  return trait;
};

const assertMayBurn = (
  { settlement }: MarketContext,
  caller: Account,
  trait: TraitEntry,
  { name, quantity }: Burn,
): void => {
  if (name !== trait.value) {
    throw new MarketRefusal('name-differs', `That isn’t its name. Type “${trait.value}”.`);
  }
  const loose = settlement.looseOf(caller, trait.id);
  if (loose >= Number(quantity)) return;
  throw new MarketRefusal(
    'not-the-holder',
    loose === 0
      ? 'You have no loose edition of it.'
      : `You have ${loose} loose ${loose === 1 ? 'edition' : 'editions'} of it. Choose fewer.`,
  );
};

/**
 * Locks loose editions of the caller's: nobody has them any more, and in ten minutes they are gone unless they
 * are taken back.
 */
export const burn = async (
  context: MarketContext,
  caller: Account,
  request: BurnRequest,
): Promise<BurnRow> => {
  const { message } = request;
  const { chainId, hash: id } = await beginAction(context, caller, request, {
    actor: message.owner,
    typedDataAt: (place) => burnAction.typedData(place, message),
  });
  const trait = traitOf(context, message, chainId);
  assertMayBurn(context, caller, trait, message);
  const quantity = Number(message.quantity);
  const movements = [{ kind: 'lock', traitId: trait.id, from: caller, quantity }] as const;
  await context.settlement.execute(movements);
  const lockedAt = context.now();
  const row: BurnRow = {
    id,
    account: caller,
    chainId,
    traitId: trait.id,
    quantity,
    lockedAt,
    until: lockedAt + WITHDRAW_MS,
    withdrawnAt: null,
    gone: null,
  };
  context.tables.burns.put(id, row);
  recordExecution(context, {
    account: caller,
    hash: id,
    kind: 'burn',
    chainId,
    nonce: message.nonce,
    at: lockedAt,
    orderHashes: [],
    activity: null,
  });
  reviewOrders(context, movements);
  return row;
};

/** Takes all editions of a burn back: possible for ten minutes, by the world's clock. */
export const withdrawBurn = async (
  context: MarketContext,
  caller: Account,
  burnHash: Bytes32,
  { chainId: signedChain, deployment, message, signature }: WithdrawBurnRequest,
): Promise<BurnRow> => {
  const row = context.tables.burns.find(burnHash.toLowerCase());
  if (row === undefined) throw new MarketRefusal('unknown-burn', 'There is no such burn.');
  if (message.burnHash.toLowerCase() !== row.id) {
    throw new MarketRefusal('bad-terms', 'This signature is for a different burn.');
  }
  const { chainId, traitId, quantity } = row;
  if (knownChain(signedChain) !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The trait is on another network. Switch your wallet to it.',
    );
  }
  const hash = await authenticate(context, caller, {
    chainId,
    deployment,
    signature,
    actor: message.owner,
    typedDataAt: (place) => withdrawBurnAction.typedData(place, message),
  });
  if (row.account !== caller) {
    throw new MarketRefusal('not-yours', 'Only the person who burned these can take them back.');
  }
  assertNotExecuted(context, caller, hash, message.nonce);
  assertDeadline(message.deadline, context.now());
  if (row.withdrawnAt !== null) {
    throw new MarketRefusal('already-withdrawn', 'You’ve already taken these back.');
  }
  if (row.gone !== null || row.until <= context.now()) {
    throw new MarketRefusal(
      'burn-over',
      `They could be taken back for ${WITHDRAW_MINUTES} minutes. They’re gone now.`,
    );
  }
  const movements = [{ kind: 'unlock', traitId, to: caller, quantity }] as const;
  await context.settlement.execute(movements);
  const now = context.now();
  const withdrawn: BurnRow = { ...row, withdrawnAt: now };
  context.tables.burns.put(row.id, withdrawn);
  recordExecution(context, {
    account: caller,
    hash,
    kind: 'withdrawBurn',
    chainId,
    nonce: message.nonce,
    at: now,
    orderHashes: [],
    activity: null,
  });
  reviewOrders(context, movements);
  return withdrawn;
};
