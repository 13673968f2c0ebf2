import { Bytes32Schema, type Bytes32 } from '@trait-market/contract/economy/shared';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import * as z from 'zod/mini';

import { sharedList, sharedText } from '@/lib/storage';

import { isDraw, type DrawStep } from './round';
import { hashOf, type Signable } from './step';

const UsedSchema = z.object({
  commitment: Bytes32Schema,
  /** The hash of the only message that may be sent under the commitment. */
  id: Bytes32Schema,
});

const used = sharedList(sharedText('usedCommitments'), z.array(UsedSchema));

/** The maximum number of stored commitments. */
const MOST = 200;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** With a second message under a commitment, the market could choose between two results. */
export class CommitmentUsed extends UnreadableOrder {
  constructor() {
    super(
      'The market offers the commitment of an earlier draw again, so it could choose between two results. Nothing was signed. If that draw got no answer, send it again.',
    );
  }
}

/**
 * Requires a commitment under which this browser has sent no message yet, or only this one.
 *
 * @param id the hash of the message
 * @throws CommitmentUsed when another message was sent under the commitment
 */
export const assertUnused = ({ commitment }: { commitment: Bytes32 }, id?: Bytes32): void => {
  const found = used.read().find((one) => isSame(one.commitment, commitment));
  if (found === undefined || (id !== undefined && isSame(found.id, id))) return;
  throw new CommitmentUsed();
};

/** @throws CommitmentUsed when the step is a draw whose commitment another message has used */
export const assertSignable = (step: Signable): void => {
  if (isDraw(step)) assertUnused(step.message, hashOf(step));
};

/**
 * Stores that a message uses its commitment, in all tabs and after a reload.
 *
 * @throws CommitmentUsed when another message was sent under it
 */
export const reserveCommitment = (step: DrawStep): void => {
  const { commitment } = step.message;
  const id = hashOf(step);
  assertUnused({ commitment }, id);
  const others = used.read().filter((one) => !isSame(one.commitment, commitment));
  used.write([...others, { commitment, id }].slice(-MOST));
};

/** Returns whether a message was sent under the step's commitment, and may bind its wallet. */
export const isReserved = ({ message: { commitment } }: DrawStep): boolean =>
  used.read().some((one) => isSame(one.commitment, commitment));

/** Releases the commitment of a message that can't bind its wallet. */
export const releaseCommitment = ({ message: { commitment } }: DrawStep): void =>
  used.write(used.read().filter((one) => !isSame(one.commitment, commitment)));
