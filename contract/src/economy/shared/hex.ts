import * as z from 'zod/mini';

/** 32 bytes: the hash of an order, a zone hash. */
export const Bytes32Schema = z.templateLiteral([
  '0x',
  z.string().check(z.regex(/[0-9a-fA-F]{64}/)),
]);
export type Bytes32 = z.infer<typeof Bytes32Schema>;

/** A wallet's signature over typed data (EIP-712). Whether it is right is for the provider to say. */
export const SignatureSchema = z
  .templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]*/))])
  .check(z.refine((signature) => signature.length <= 8192, 'The signature is too long.'));
export type Signature = z.infer<typeof SignatureSchema>;
