import * as z from 'zod/mini';

import { SignatureTextSchema } from '../../shared/signature';

export const Bytes32Schema = z.templateLiteral([
  '0x',
  z.string().check(z.regex(/[0-9a-fA-F]{64}/)),
]);
export type Bytes32 = z.infer<typeof Bytes32Schema>;

/** An EIP-712 signature. Only its format is checked here, not its signer. */
export const SignatureSchema = SignatureTextSchema;
export type Signature = z.infer<typeof SignatureSchema>;
