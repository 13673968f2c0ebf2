import { approvalsContract } from '@trait-market/contract/economy/approvals';
import { benchesContract } from '@trait-market/contract/economy/benches';
import { burnsContract } from '@trait-market/contract/economy/burns';
import { economyCreditsContract } from '@trait-market/contract/economy/credits';
import { packsContract } from '@trait-market/contract/economy/packs';
import { rerollContract } from '@trait-market/contract/economy/reroll';
import { type Order, ordersContract } from '@trait-market/contract/economy/orders';
import type { Balance } from '@trait-market/contract/economy/wallets';
import { type Bytes32, refusalCodeOf, type Signature } from '@trait-market/contract/economy/shared';
import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import { initClient } from '@ts-rest/core';

import { AppError } from '@/lib/app-error';
import { bodyOf } from '@/lib/body-of';
import { economyOptions } from '@/lib/economy/queries/economy-options';
import { walletsClient } from '@/lib/economy/wallets/wallets-client';

import type { Outcome } from '../outcome/outcome';
import { ownDeployment } from './deployment';
import { inTime } from './in-time';
import type { Signable } from './signable';

const approvals = initClient(approvalsContract, economyOptions);
const orders = initClient(ordersContract, economyOptions);
const benches = initClient(benchesContract, economyOptions);
const packs = initClient(packsContract, economyOptions);
const burns = initClient(burnsContract, economyOptions);
const rerolls = initClient(rerollContract, economyOptions);
const credits = initClient(economyCreditsContract, economyOptions);

const isOver = (error: unknown): boolean => {
  const code = error instanceof AppError ? refusalCodeOf(error.data) : undefined;
  return code === 'filled' || code === 'expired';
};

type Cancel = Extract<Signable, { kind: 'cancel' }>;

/** One of the orders that a cancellation names. */
const cancelOne = async (
  { chainId, message }: Cancel,
  signature: Signature,
  hash: Bytes32,
): Promise<Order> => {
  const answer = await orders.cancel({
    params: { hash },
    body: { chainId, deployment: ownDeployment(), message, signature },
    fetchOptions: inTime(),
  });
  return bodyOf(answer);
};

/**
 * Takes back the listing that another one is about to replace. What was canceled before stays so.
 *
 * @throws AppError where it was sold or has ended, too: nothing must take its place then
 */
export const cancelReplaced = async (
  cancel: Cancel,
  signature: Signature,
  hash: Bytes32,
): Promise<void> => {
  await cancelOne(cancel, signature, hash);
};

const cancelEach = async (
  cancel: Cancel,
  signature: Signature,
): Promise<Extract<Outcome, { kind: 'cancelled' }>> => {
  const cancelled: Order[] = [];
  let over = 0;
  // One after the other: each that is done stays done when a later one fails.
  for (const hash of cancel.message.orderHashes) {
    try {
      cancelled.push(await cancelOne(cancel, signature, hash));
    } catch (error) {
      // What is over needs no cancelling, and must not keep the others from it.
      if (!isOver(error)) throw error;
      over += 1;
    }
  }
  return { kind: 'cancelled', orders: cancelled, over };
};

const convert = async (
  { kind, chainId, message }: Extract<Signable, { kind: 'wrap' | 'unwrap' }>,
  signature: Signature,
): Promise<Balance> => {
  const call = kind === 'wrap' ? walletsClient.wrap : walletsClient.unwrap;
  const body = { chainId, deployment: ownDeployment(), message, signature };
  return bodyOf(await call({ body, fetchOptions: inTime() }));
};

/**
 * Sends what was signed to where it belongs.
 *
 * @throws AppError for every refusal, and where no answer came
 */
export const sendSigned = async (signable: Signable, signature: Signature): Promise<Outcome> => {
  switch (signable.kind) {
    case 'order': {
      const { chainId, components, commitments } = signable;
      const domain = { chainId, verifyingContract: SEAPORT };
      const { tokenIds: _ids, ...words } = signable.criteria ?? { tokenIds: [] };
      const criteria = signable.criteria && { criteria: words };
      const body = { domain, components, commitments, ...criteria, signature };
      const answer = await orders.post({ body, fetchOptions: inTime() });
      return { kind: 'posted', order: bodyOf(answer) };
    }
    case 'fulfilment': {
      const { chainId, message, criteriaProof } = signable;
      const deployment = ownDeployment();
      const proof = criteriaProof && { criteriaProof };
      const answer = await orders.fulfil({
        params: { hash: message.orderHash },
        body: { chainId, deployment, message, ...proof, signature },
        fetchOptions: inTime(),
      });
      return { kind: 'filled', receipt: bodyOf(answer) };
    }
    case 'cancel':
      return cancelEach(signable, signature);
    case 'cancelAll': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const answer = await orders.cancelAll({ body, fetchOptions: inTime() });
      return { kind: 'cancelledAll', result: bodyOf(answer) };
    }
    case 'wrap':
    case 'unwrap':
      return { kind: 'converted', balance: await convert(signable, signature) };
    case 'approval': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const answer = await approvals.approve({ body, fetchOptions: inTime() });
      return { kind: 'approved', items: bodyOf(answer).items };
    }
    case 'dress': {
      const { chainId, message } = signable;
      const body = {
        kind: 'one',
        chainId,
        deployment: ownDeployment(),
        message,
        signature,
      } as const;
      const answer = await benches.dress({ body, fetchOptions: inTime() });
      return { kind: 'dressed', dressed: bodyOf(answer) };
    }
    case 'dressBatch': {
      const { chainId, message } = signable;
      const deployment = ownDeployment();
      const body = { kind: 'batch', chainId, deployment, message, signature } as const;
      const answer = await benches.dress({ body, fetchOptions: inTime() });
      return { kind: 'dressed', dressed: bodyOf(answer) };
    }
    case 'undoDress': {
      const { chainId, message } = signable;
      const answer = await benches.undo({
        params: { hash: message.dressHash },
        body: { chainId, deployment: ownDeployment(), message, signature },
        fetchOptions: inTime(),
      });
      return { kind: 'undone', dressed: bodyOf(answer) };
    }
    case 'subscribe': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const answer = await credits.subscribe({ body, fetchOptions: inTime() });
      return { kind: 'creditsBought', bought: bodyOf(answer) };
    }
    case 'buyCredits': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const answer = await credits.buy({ body, fetchOptions: inTime() });
      return { kind: 'creditsBought', bought: bodyOf(answer) };
    }
    case 'packBuy': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const answer = await packs.buy({ body, fetchOptions: inTime() });
      return { kind: 'packsBought', bought: bodyOf(answer) };
    }
    case 'packOpen': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const answer = await packs.open({ body, fetchOptions: inTime() });
      return { kind: 'packsOpened', draw: bodyOf(answer) };
    }
    case 'burn': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const answer = await burns.burn({ body, fetchOptions: inTime() });
      return { kind: 'locked', burn: bodyOf(answer) };
    }
    case 'withdrawBurn': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const params = { id: message.burnHash };
      const answer = await burns.withdraw({ params, body, fetchOptions: inTime() });
      return { kind: 'takenBack', burn: bodyOf(answer) };
    }
    case 'reroll': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const answer = await rerolls.reroll({ body, fetchOptions: inTime() });
      return { kind: 'rerolled', draw: bodyOf(answer) };
    }
    case 'poolGive': {
      const { chainId, message } = signable;
      const body = { chainId, deployment: ownDeployment(), message, signature };
      const answer = await rerolls.give({ body, fetchOptions: inTime() });
      return { kind: 'givenToPool', pool: bodyOf(answer) };
    }
  }
};
