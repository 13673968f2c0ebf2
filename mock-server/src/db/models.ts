import { factory, nullable, primaryKey } from '@mswjs/data';
import type { PremiumTier } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { accountOf, type Account } from './account';

/** A banned user is refused with 403 wherever a token is needed. */
export type Standing = 'good' | 'banned';

/** An address is verified by the code that was sent to it. */
export type EmailStatus = 'unverified' | 'verified';

const noAddress = (): WalletAddress => '0x0000000000000000000000000000000000000000';
const noAccount = (): Account => accountOf(noAddress());
const freeTier = (): PremiumTier => 'Free';
const goodStanding = (): Standing => 'good';
const unverified = (): EmailStatus => 'unverified';
const noText = () => nullable<string>(() => null);
const noTimes = (): number[] => [];

/**
 * The tables of one world. Only the repositories beside this file touch them: its records are live,
 * so what leaves a repository is a clone. A row that is absent means "not given yet".
 *
 * Rows that belong to a wallet have its account (the address in lower case) as their key.
 * Times are milliseconds of the world's clock.
 */
export const createDatabase = () =>
  factory({
    user: {
      account: primaryKey(noAccount),
      walletAddress: noAddress,
      premiumTier: freeTier,
      standing: goodStanding,
    },
    profile: {
      account: primaryKey(noAccount),
      username: noText(),
      /** What user names are compared by; empty without one. */
      usernameKey: String,
      avatarPhoto: noText(),
    },
    credits: { account: primaryKey(noAccount), subscription: Number, vanilla: Number },
    taxDeclaration: { account: primaryKey(noAccount), declaredAt: Number, answers: String },
    email: { account: primaryKey(noAccount), emailAddress: String, status: unverified },
    verification: {
      account: primaryKey(noAccount),
      code: String,
      sentAt: Number,
      wrongCodes: Number,
    },
    mailing: { account: primaryKey(noAccount), changedAt: noTimes, resentAt: noTimes },
    nonce: { account: primaryKey(noAccount), value: String, issuedAt: Number },
    picture: { id: primaryKey(String), account: noAccount, webp: String },
    trait: { id: primaryKey(String), traitValue: String, valueKey: String },
    flag: { name: primaryKey(String), value: String },
    chainBalance: { id: primaryKey(String), wei: String },
  });

/** The tables of one world, empty at first. */
export type Database = ReturnType<typeof createDatabase>;
