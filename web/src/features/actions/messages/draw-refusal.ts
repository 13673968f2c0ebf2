import { needsReceipt, readRefusal, refusalFaults } from '@trait-market/contract/economy/draw-log';
import { signatureFault } from '@trait-market/contract/economy/draws';
import {
  RefusalCodeSchema,
  RefusalSchema,
  type Refusal,
  type Signature,
} from '@trait-market/contract/economy/shared';
import { isSameAddress } from '@trait-market/contract/shared';

import { AppError, isRefusal } from '@/lib/app-error';
import { seenLog, storedReceipts } from '@/lib/economy/draws/draw-log-memory';

import { providerKey } from './provider-key';
import { beaconOfStep, type DrawStep } from './round';
import { isNoResponse, UnprovenRefusal } from './refusal';
import { hashOf, ownDeployment } from './step';
import { releaseCommitment, reserveCommitment } from './used-commitments';

type SentDraw = { step: DrawStep; signature: Signature };

/** Checks the receipt of a refusal, and stores it if it is valid. */
const isProven = async ({ step }: SentDraw, { receipt, code }: Refusal): Promise<boolean> => {
  const entry = await readRefusal(receipt, await providerKey());
  const id = hashOf(step);
  const isValid =
    entry !== undefined &&
    entry.id.toLowerCase() === id.toLowerCase() &&
    entry.code === code &&
    !(await refusalFaults(entry, beaconOfStep(step))).some(
      (fault) => fault !== 'unverifiable-signature',
    );
  if (isValid && receipt !== undefined)
    storedReceipts.add({ wallet: step.message.owner, id, receipt });
  return isValid;
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
  // A smart account's signature can be valid, whatever the market says about it.
  const isDoubtful = fault === 'unverifiable-signature' && code === 'bad-signature' && isSender;
  const isBinding = isDoubtful || (fault === undefined && (code !== 'not-yours' || isSender));
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
  const evidence = { id, signed, response, seenLog: seenLog.read() };
  throw new UnprovenRefusal(id, JSON.stringify(evidence, null, 2));
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
