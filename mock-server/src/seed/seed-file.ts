import { PremiumTierSchema } from '@trait-market/contract/v1/users';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { readJsonFile } from '../kernel/json-file';
import { nameKeys } from '../world/records/name-skeleton';
import { FlagOverridesSchema } from '../world/flags/flag-overrides.schema';
import { HoldingsSchema } from '../world/holdings';
import { EmailStatusSchema, StandingSchema } from '../world/records/entities';

/** Somebody of the seed. What is left out is as it is for a wallet that was never seen. */
const SeedPersonSchema = z.strictObject({
  walletAddress: WalletAddressSchema,
  /** Without one the person has no profile. */
  username: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** An address of a picture; absent: one is drawn. */
  avatarPhoto: z.optional(z.url({ protocol: /^https?$/ })),
  premiumTier: z.optional(PremiumTierSchema),
  standing: z.optional(StandingSchema),
  credits: z.optional(HoldingsSchema.shape.credits),
  /** Whether the tax question has been answered. */
  taxAnswered: z.optional(z.boolean()),
  email: z.optional(z.strictObject({ emailAddress: z.email(), status: EmailStatusSchema })),
});
export type SeedPerson = z.infer<typeof SeedPersonSchema>;

const SeedTraitSchema = z.strictObject({
  /** Absent: made of the value. */
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  traitValue: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** An issue at each item of whose keys another one before it has one. */
const unlike = <Item>(field: string, keysOf: (item: Item) => Iterable<string>) =>
  z.check<Item[]>((context) => {
    const seen = new Set<string>();
    for (const [index, item] of context.value.entries()) {
      const keys = [...keysOf(item)];
      if (keys.some((key) => seen.has(key))) {
        const message = 'another one before it has the same';
        const path = [index, field];
        context.issues.push({ code: 'custom', message, path, input: context.value });
      }
      for (const key of keys) seen.add(key);
    }
  });

/**
 * What a fresh world is filled with instead of the generated people and traits. A list that is left out
 * is generated; the demo collector is there in any case.
 */
const SeedFileSchema = z.strictObject({
  people: z.optional(
    z.array(SeedPersonSchema).check(
      unlike('walletAddress', ({ walletAddress }) => [walletAddress.toLowerCase()]),
      unlike('username', ({ username }) => (username ? nameKeys(username) : [])),
    ),
  ),
  traits: z.optional(
    z.array(SeedTraitSchema).check(unlike('id', ({ id }) => (id === undefined ? [] : [id]))),
  ),
  flags: z.optional(FlagOverridesSchema),
});
export type SeedFile = z.infer<typeof SeedFileSchema>;

/** @throws BadFile with the place of the first mistake */
export const readSeedFile = (path: string): SeedFile => readJsonFile(path, SeedFileSchema);
