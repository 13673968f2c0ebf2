import * as z from 'zod/mini';

import { Bytes32Schema, SignatureSchema } from './hex';

/** A chain that a wallet says it signs for; one that is not known is refused in words. */
export const SignedChainSchema = z.int().check(z.minimum(1));

/** A signed action: what was signed, the chain and the deployment of its domain, the signature. */
export const signed = <Schema extends z.core.$ZodType>(message: Schema) => ({
  chainId: SignedChainSchema,
  deployment: Bytes32Schema,
  message,
  signature: SignatureSchema,
});
