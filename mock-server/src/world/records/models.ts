import { factory, nullable, primaryKey } from '@mswjs/data';
import type { PremiumTier } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { accountOf, type Account } from '../../kernel/account';
import type { EmailStatus, Standing } from './rows';

const noAddress = (): WalletAddress => '0x0000000000000000000000000000000000000000';
const noAccount = (): Account => accountOf(noAddress());
const freeTier = (): PremiumTier => 'Free';
const goodStanding = (): Standing => 'good';
const unverified = (): EmailStatus => 'unverified';
const noText = () => nullable<string>(() => null);
const noTimes = (): number[] => [];

/** The models of one world, empty at first: what `rows.ts` describes, in the words of @mswjs/data. */
export const createModels = () =>
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
