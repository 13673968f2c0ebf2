import * as z from 'zod/mini';

import { Bytes32Schema, SignatureSchema } from './hex';

/** Unknown chains pass this check, because the provider rejects them with a better message. */
export const SignedChainSchema = z.int().check(z.minimum(1));

/** The fields of a signed action: its message, chain, deployment and signature. */
export const signed = <Schema extends z.core.$ZodType>(message: Schema) => ({
  chainId: SignedChainSchema,
  deployment: Bytes32Schema,
  message,
  signature: SignatureSchema,
});
