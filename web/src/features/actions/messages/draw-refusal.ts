import {
  drawLogContract,
  needsReceipt,
  readRefusal,
  refusalFaults,
} from '@trait-market/contract/economy/draw-log';
import { signatureFault } from '@trait-market/contract/economy/draws';
import {
  refusalCodeOf,
  RefusalSchema,
  type Bytes32,
  type Signature,
} from '@trait-market/contract/economy/shared';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { initClient } from '@ts-rest/core';

import { apiOptions } from '@/lib/api-fetcher';
import { AppError } from '@/lib/app-error';
import { bodyOf } from '@/lib/body-of';

import { beaconOfStep, type DrawStep } from './round';
import { withSendTimeout } from './send';
import { hasReceipt, UnprovenRefusal } from './refusal';
import { hashOf, ownDeployment } from './step';

const logApi = initClient(drawLogContract, apiOptions);

/** The commitments under which this page has sent a message. */
const sent = new Set<string>();

/**
 * Requires a commitment under which no message was sent yet: with a second one, the market could
 * choose between two results.
 *
 * @throws UnreadableOrder when the market offers such a commitment again
 */
export const assertUnused = ({ commitment }: { commitment: Bytes32 }): void => {
  if (!sent.has(commitment.toLowerCase())) return;
  throw new UnreadableOrder(
    'The market offers the commitment of your last draw again, so it could choose between two results. Nothing was signed. If you got no answer to your last draw, reload the page to send it again.',
  );
};

type SentDraw = { step: DrawStep; signature: Signature };

const ownerSigned = async ({ step, signature }: SentDraw): Promise<boolean> => {
  const id = hashOf(step);
  const signer = step.message.owner;
  return (await signatureFault({ id, hash: () => id, signature, signer })) === undefined;
};

const isProven = async ({ step }: SentDraw, body: unknown, code: string): Promise<boolean> => {
  const receipt = RefusalSchema.safeParse(body).data?.receipt;
  if (receipt === undefined) return false;
  const { signer } = bodyOf(await logApi.head({ fetchOptions: withSendTimeout() }));
  const entry = await readRefusal(receipt, signer);
  return (
    entry !== undefined &&
    entry.id.toLowerCase() === hashOf(step).toLowerCase() &&
    entry.code === code &&
    !(await refusalFaults(entry, beaconOfStep(step))).some(
      (fault) => fault !== 'unverifiable-signature',
    )
  );
};

const assertProven = async (draw: SentDraw, error: unknown): Promise<void> => {
  if (!(error instanceof AppError) || error.kind !== 'http') return;
  const code = refusalCodeOf(error.data);
  if (code === undefined) return;
  const { step, signature } = draw;
  if (code === 'bad-signature' && !(await ownerSigned(draw))) {
    // The message doesn't bind the wallet, so its commitment stays the next one.
    sent.delete(step.message.commitment.toLowerCase());
    return;
  }
  // The wallet's own draw may wait, under a commitment that it used.
  const isExempt = code === 'draw-waiting' && !hasReceipt(error);
  if (isExempt || (code !== 'bad-signature' && !needsReceipt(code))) return;
  if (code !== 'bad-signature' && (await isProven(draw, error.data, code))) return;
  const { chainId, kind, message } = step;
  const signed = { kind, chainId, deployment: ownDeployment(), message, signature };
  const response = { status: error.status, body: error.data };
  const id = hashOf(step);
  throw new UnprovenRefusal(id, JSON.stringify({ id, signed, response }, null, 2));
};

/**
 * Sends the signed message of a draw, and requires a valid receipt of its refusal.
 *
 * @throws UnprovenRefusal when a refusal that needs a receipt has none, or not a valid one
 */
export const sendDraw = async <Sent>(draw: SentDraw, send: () => Promise<Sent>): Promise<Sent> => {
  sent.add(draw.step.message.commitment.toLowerCase());
  try {
    return await send();
  } catch (error) {
    await assertProven(draw, error);
    throw error;
  }
};
