import * as z from 'zod/mini';

/** The length of a wallet address: `0x` and 40 hex digits (§9). */
export const WALLET_ADDRESS_LENGTH = 42;

/** The checksum isn't verified, because address comparison is case-insensitive (§3). */
export const WalletAddressSchema = z
  .templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]{40}/))])
  .register(z.globalRegistry, {
    title: 'WalletAddress',
    description: '0x followed by 40 hex characters',
  });
export type WalletAddress = z.infer<typeof WalletAddressSchema>;

/** Returns whether a value is a wallet address, by which searches classify their string (§5). */
export const isWalletAddress = (text: unknown): text is WalletAddress =>
  WalletAddressSchema.safeParse(text).success;

/** Compares two addresses case-insensitively. */
export const isSameAddress = (one: WalletAddress, other: WalletAddress): boolean =>
  one.toLowerCase() === other.toLowerCase();
