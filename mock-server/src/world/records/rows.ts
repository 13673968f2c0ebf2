import { TaxDeclarationSchema } from '@trait-market/contract/v1/tax';
import { PremiumTierSchema } from '@trait-market/contract/v1/users';
import { WalletAddressSchema } from '@trait-market/contract/wallet-address';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';

/** Times are milliseconds of the world's clock. */
const TimeSchema = z.number();

/** A banned user is refused with 403 wherever a token is needed. */
export const StandingSchema = z.enum(['good', 'banned']);
export type Standing = z.infer<typeof StandingSchema>;

/** An address is verified by the code that was sent to it. */
export const EmailStatusSchema = z.enum(['unverified', 'verified']);
export type EmailStatus = z.infer<typeof EmailStatusSchema>;

/** A text that holds JSON. */
const jsonText = (schema: z.ZodMiniType, what: string) =>
  z.string().check(z.refine((text) => fitsJson(text, schema), what));

const fitsJson = (text: string, schema: z.ZodMiniType): boolean => {
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** Wei as a decimal number: JSON has no whole numbers of that size. */
const WeiSchema = z.string().check(z.regex(/^\d{1,78}$/, 'whole wei in decimal digits'));

/**
 * The rows of a world's tables, as they are kept and as a snapshot has them. What belongs to a wallet
 * has its account as the key; a row that is absent means "not given yet".
 */
export const ROWS = {
  user: z.strictObject({
    account: AccountSchema,
    walletAddress: WalletAddressSchema,
    premiumTier: PremiumTierSchema,
    standing: StandingSchema,
  }),
  profile: z.strictObject({
    account: AccountSchema,
    username: z.nullable(z.string()),
    /** What user names are compared by; empty without one. */
    usernameKey: z.string(),
    avatarPhoto: z.nullable(z.string()),
  }),
  credits: z.strictObject({
    account: AccountSchema,
    subscription: z.number(),
    vanilla: z.number(),
  }),
  taxDeclaration: z.strictObject({
    account: AccountSchema,
    declaredAt: TimeSchema,
    answers: jsonText(TaxDeclarationSchema, 'the JSON of a tax declaration'),
  }),
  email: z.strictObject({
    account: AccountSchema,
    emailAddress: z.string(),
    status: EmailStatusSchema,
  }),
  verification: z.strictObject({
    account: AccountSchema,
    code: z.string(),
    sentAt: TimeSchema,
    wrongCodes: z.int(),
  }),
  mailing: z.strictObject({
    account: AccountSchema,
    changedAt: z.array(TimeSchema),
    resentAt: z.array(TimeSchema),
  }),
  nonce: z.strictObject({ account: AccountSchema, value: z.string(), issuedAt: TimeSchema }),
  picture: z.strictObject({
    id: z.string(),
    account: AccountSchema,
    /** The bytes in base64. */
    webp: z.base64(),
  }),
  trait: z.strictObject({ id: z.string(), traitValue: z.string(), valueKey: z.string() }),
  flag: z.strictObject({
    name: z.string(),
    value: jsonText(z.json(), 'a value as JSON'),
  }),
  chainBalance: z.strictObject({
    /** The chain's id and the account: `137:0x…`. */
    id: z.string(),
    wei: WeiSchema,
  }),
} as const;

export type Rows = { [Name in keyof typeof ROWS]: z.infer<(typeof ROWS)[Name]> };

/** The column of each table that no two rows have alike. */
export const KEYS = {
  user: 'account',
  profile: 'account',
  credits: 'account',
  taxDeclaration: 'account',
  email: 'account',
  verification: 'account',
  mailing: 'account',
  nonce: 'account',
  picture: 'id',
  trait: 'id',
  flag: 'name',
  chainBalance: 'id',
} as const satisfies { [Name in keyof Rows]: keyof Rows[Name] };

/** All rows of a world, in the order in which they came. */
export type Tables = { [Name in keyof Rows]: Rows[Name][] };
