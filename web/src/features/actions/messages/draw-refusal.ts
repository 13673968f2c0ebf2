import {
  drawLogContract,
  needsReceipt,
  readRefusal,
  refusalFaults,
} from '@trait-market/contract/economy/draw-log';
import { signatureFault } from '@trait-market/contract/economy/draws';
import {
  RefusalCodeSchema,
  RefusalSchema,
  type Refusal,
  type Signature,
} from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';

import { apiOptions } from '@/lib/api-fetcher';
import { AppError, isRefusal } from '@/lib/app-error';
import { bodyOf } from '@/lib/body-of';

import { beaconOfStep, type DrawStep } from './round';
import { withSendTimeout } from './send';
import { isNoResponse, UnprovenRefusal } from './refusal';
import { hashOf, ownDeployment } from './step';
import { releaseCommitment, reserveCommitment } from './used-commitments';

const logApi = initClient(drawLogContract, apiOptions);

type SentDraw = { step: DrawStep; signature: Signature };

const isProven = async ({ step }: SentDraw, { receipt, code }: Refusal): Promise<boolean> => {
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

/** The user has to sign in again, or to wait, and then sends the same message. */
const isPutOff = (error: AppError): boolean => isNoResponse(error) || isRefusal(error, 401, 429);

/** Returns whether a refusal without a receipt is possible for an honest market. */
const isAllowed = async (
  { step, signature }: SentDraw,
  { sender }: AppError,
  code: string | undefined,
): Promise<boolean> => {
  const id = hashOf(step);
  const { owner } = step.message;
  const fault = await signatureFault({ id, hash: () => id, signature, signer: owner });
  const isSender = sender !== undefined && isSameAddress(sender, owner);
  const isBinding = fault === undefined && (code !== 'not-yours' || isSender);
  if (needsReceipt(code, isBinding)) return false;
  // The message doesn't bind the wallet, so its commitment stays the next one.
  if (fault === 'bad-signature') releaseCommitment(step);
  return true;
};

const assertProven = async (draw: SentDraw, error: unknown): Promise<void> => {
  if (!(error instanceof AppError) || error.kind !== 'http') return;
  const refusal = RefusalSchema.safeParse(error.data).data;
  const { step, signature } = draw;
  if (refusal?.receipt !== undefined) {
    if (await isProven(draw, refusal)) return;
  } else {
    const code = RefusalCodeSchema.safeParse(refusal?.code).data;
    if (code === undefined && isPutOff(error)) return;
    if (await isAllowed(draw, error, code)) return;
  }
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
 * @throws CommitmentUsed when another message was sent under the same commitment
 */
export const sendDraw = async <Sent>(draw: SentDraw, send: () => Promise<Sent>): Promise<Sent> => {
  reserveCommitment(draw.step);
  try {
    return await send();
  } catch (error) {
    await assertProven(draw, error);
    throw error;
  }
};
