import * as z from 'zod/mini';

import { decoration } from '../../shared/decoration';
import { SignatureTextSchema } from '../../shared/signature';
import { WalletAddressSchema } from '../../shared/wallet-address';

/** The version of the login message that this contract implements (§9). */
export const LOGIN_MESSAGE_VERSION = 'v3';

/** The user's premium tier, which only affects the avatar's border (§6); absent means Free. */
export const PremiumTierSchema = z.enum(['Free', 'Basic', 'Advanced', 'Elite']);
export type PremiumTier = z.infer<typeof PremiumTierSchema>;

/** The caller's own profile (§3); missing values are null or absent. */
export const UserSchema = z
  .looseObject({
    walletAddress: WalletAddressSchema,
    username: z.optional(z.nullable(z.string())),
    avatarPhoto: z.optional(z.nullable(z.string())),
    emailAddress: z.optional(z.nullable(z.string())),
    premiumTier: decoration(PremiumTierSchema),
  })
  .register(z.globalRegistry, { title: 'User' });
export type User = z.infer<typeof UserSchema>;

/** A public profile (§3). */
export const PublicProfileSchema = z
  .looseObject({
    username: z.optional(z.nullable(z.string())),
    avatarPhoto: z.optional(z.nullable(z.string())),
    premiumTier: decoration(PremiumTierSchema),
  })
  .register(z.globalRegistry, { title: 'PublicProfile' });
export type PublicProfile = z.infer<typeof PublicProfileSchema>;

/** The editable fields of a profile. The address and the email have separate calls. */
export const ProfilePayloadSchema = z
  .strictObject({
    username: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    avatarPhoto: z.optional(z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(2048)))),
  })
  .register(z.globalRegistry, { title: 'ProfilePayload' });
export type ProfilePayload = z.infer<typeof ProfilePayloadSchema>;

export const NonceQuerySchema = z.strictObject({ walletAddress: WalletAddressSchema });

/** The nonce of the next login message, which can be any non-empty string. */
export const NonceSchema = z
  .looseObject({ nonce: z.string().check(z.minLength(1)) })
  .register(z.globalRegistry, { title: 'Nonce' });
export type Nonce = z.infer<typeof NonceSchema>;

/** A login request (§3). */
export const LoginRequestSchema = z
  .strictObject({
    walletAddress: WalletAddressSchema,
    signature: SignatureTextSchema,
    messageVersion: z.literal(LOGIN_MESSAGE_VERSION),
  })
  .register(z.globalRegistry, { title: 'LoginRequest' });
export type LoginRequest = z.infer<typeof LoginRequestSchema>;

/** A signed token whose payload contains walletAddress and exp (in seconds) (§3). */
export const AccessTokenSchema = z
  .looseObject({ accessToken: z.string().check(z.minLength(1)) })
  .register(z.globalRegistry, { title: 'AccessToken' });
export type AccessToken = z.infer<typeof AccessTokenSchema>;

export const EmailPayloadSchema = z
  .strictObject({ emailAddress: z.email().check(z.maxLength(254)) })
  .register(z.globalRegistry, { title: 'EmailPayload' });
export type EmailPayload = z.infer<typeof EmailPayloadSchema>;

/** The code from the verification email. */
export const VerificationPayloadSchema = z
  .strictObject({ code: z.string().check(z.minLength(1), z.maxLength(64)) })
  .register(z.globalRegistry, { title: 'VerificationPayload' });
export type VerificationPayload = z.infer<typeof VerificationPayloadSchema>;

export const AccountSchema = z
  .looseObject({ walletAddress: WalletAddressSchema })
  .register(z.globalRegistry, { title: 'Account' });
export type Account = z.infer<typeof AccountSchema>;

export const NamedAccountSchema = z
  .looseObject({ username: z.string(), walletAddress: WalletAddressSchema })
  .register(z.globalRegistry, { title: 'NamedAccount' });
export type NamedAccount = z.infer<typeof NamedAccountSchema>;

/**
 * A user id of one path segment without slashes, dots and percent signs, because ts-rest doesn't
 * encode it.
 */
export const UserIdParamsSchema = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});
export const AddressParamsSchema = z.strictObject({ address: WalletAddressSchema });
