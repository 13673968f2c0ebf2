import * as z from 'zod/mini';

import { decoration } from '../../shared/decoration';
import { WalletAddressSchema } from '../../shared/wallet-address';

/** The version of the login message that this contract knows (§9). */
export const LOGIN_MESSAGE_VERSION = 'v3';

/** Border styling of an avatar, nothing else (§6). Absent means Free. */
export const PremiumTierSchema = z.enum(['Free', 'Basic', 'Advanced', 'Elite']);
export type PremiumTier = z.infer<typeof PremiumTierSchema>;

/** A person's own profile (§3). What they have not given yet is null or absent. */
export const UserSchema = z
  .looseObject({
    walletAddress: WalletAddressSchema,
    username: z.optional(z.nullable(z.string())),
    avatarPhoto: z.optional(z.nullable(z.string())),
    emailAddress: z.optional(z.nullable(z.string())),
    premiumTier: decoration(PremiumTierSchema),
  })
  .check(z.meta({ title: 'User' }));
export type User = z.infer<typeof UserSchema>;

/** What anyone may see of a person (§3). */
export const PublicProfileSchema = z
  .looseObject({
    username: z.optional(z.nullable(z.string())),
    avatarPhoto: z.optional(z.nullable(z.string())),
    premiumTier: decoration(PremiumTierSchema),
  })
  .check(z.meta({ title: 'PublicProfile' }));
export type PublicProfile = z.infer<typeof PublicProfileSchema>;

/** What a person may change of their profile. The address and the email have calls of their own. */
export const ProfilePayloadSchema = z
  .strictObject({
    username: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    avatarPhoto: z.optional(z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(2048)))),
  })
  .check(z.meta({ title: 'ProfilePayload' }));
export type ProfilePayload = z.infer<typeof ProfilePayloadSchema>;

/** Whose nonce is asked for. */
export const NonceQuerySchema = z.strictObject({ walletAddress: WalletAddressSchema });

/** What the wallet has to sign next. Any non-empty text. */
export const NonceSchema = z
  .looseObject({ nonce: z.string().check(z.minLength(1)) })
  .check(z.meta({ title: 'Nonce' }));
export type Nonce = z.infer<typeof NonceSchema>;

/**
 * A signed login message (§3). The signature is hex of any length up to 8 KB: contract wallets
 * write long ones, and whether one is right is for the provider to say.
 */
export const LoginRequestSchema = z
  .strictObject({
    walletAddress: WalletAddressSchema,
    signature: z
      .templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]*/))])
      .check(z.refine((signature) => signature.length <= 8192, 'The signature is too long.')),
    messageVersion: z.literal(LOGIN_MESSAGE_VERSION),
  })
  .check(z.meta({ title: 'LoginRequest' }));
export type LoginRequest = z.infer<typeof LoginRequestSchema>;

/** A signed token; decoded it holds walletAddress and exp, in seconds (§3). */
export const AccessTokenSchema = z
  .looseObject({ accessToken: z.string().check(z.minLength(1)) })
  .check(z.meta({ title: 'AccessToken' }));
export type AccessToken = z.infer<typeof AccessTokenSchema>;

export const EmailPayloadSchema = z
  .strictObject({ emailAddress: z.email().check(z.maxLength(254)) })
  .check(z.meta({ title: 'EmailPayload' }));
export type EmailPayload = z.infer<typeof EmailPayloadSchema>;

/** The code from the verification email. */
export const VerificationPayloadSchema = z
  .strictObject({ code: z.string().check(z.minLength(1), z.maxLength(64)) })
  .check(z.meta({ title: 'VerificationPayload' }));
export type VerificationPayload = z.infer<typeof VerificationPayloadSchema>;

/** An account found by its address. */
export const AccountSchema = z
  .looseObject({ walletAddress: WalletAddressSchema })
  .check(z.meta({ title: 'Account' }));
export type Account = z.infer<typeof AccountSchema>;

/** An account found by its username. */
export const NamedAccountSchema = z
  .looseObject({ username: z.string(), walletAddress: WalletAddressSchema })
  .check(z.meta({ title: 'NamedAccount' }));
export type NamedAccount = z.infer<typeof NamedAccountSchema>;

/**
 * One segment of a path, and never more: no slash, dot or percent sign gets through, since ts-rest
 * writes path parameters without encoding them.
 */
export const UserIdParamsSchema = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});
export const AddressParamsSchema = z.strictObject({ address: WalletAddressSchema });
