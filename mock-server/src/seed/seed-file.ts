import { PremiumTierSchema } from '@trait-market/contract/v1/users';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { readJsonFile } from '../kernel/json-file';
import { nameKeys } from '../world/records/name-skeleton';
import { FlagOverridesSchema } from '../world/flags/flag-overrides.schema';
import { HoldingsSchema } from '../world/holdings';
import { EmailStatusSchema, StandingSchema } from '../world/records/entities';

const SeedPersonSchema = z.strictObject({
  walletAddress: WalletAddressSchema,
  username: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  avatarPhoto: z.optional(z.url({ protocol: /^https?$/ })),
  premiumTier: z.optional(PremiumTierSchema),
  standing: z.optional(StandingSchema),
  credits: z.optional(HoldingsSchema.shape.credits),
  taxAnswered: z.optional(z.boolean()),
  email: z.optional(z.strictObject({ emailAddress: z.email(), status: EmailStatusSchema })),
});
export type SeedPerson = z.infer<typeof SeedPersonSchema>;

const SeedTraitSchema = z.strictObject({
  id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  traitValue: z.string().check(z.minLength(1), z.maxLength(200)),
});

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

/** The users, traits and flags of a new world. Absent lists are generated. */
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

/** @throws BadFile with the location of the first error */
export const readSeedFile = (path: string): SeedFile => readJsonFile(path, SeedFileSchema);
