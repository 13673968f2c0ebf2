import * as z from 'zod/mini';

const StageSchema = z.enum(['planned', 'next']);
export type Stage = z.infer<typeof StageSchema>;

const schemas = {
  market: z.boolean(),
  cart: z.boolean(),
  watchlist: z.boolean(),
  collections: z.boolean(),
  extract: z.boolean(),
  construct: z.boolean(),
  'construct-premium': z.boolean(),
  activity: z.boolean(),
  leaders: z.boolean(),
  constructions: z.boolean(),
  subscriptions: z.boolean(),
  playground: z.boolean(),
  packs: z.boolean(),
  'the-light': z.boolean(),
  reroll: z.boolean(),
  live: z.boolean(),
  'stage-activity': StageSchema,
  'stage-collections': StageSchema,
  'stage-construct': StageSchema,
  'stage-construct-premium': StageSchema,
  'stage-constructions': StageSchema,
  'stage-extract': StageSchema,
  'stage-leaders': StageSchema,
  'stage-packs': StageSchema,
  'stage-playground': StageSchema,
  'stage-reroll': StageSchema,
  'stage-the-light': StageSchema,
};

type FlagValues = { [Key in keyof typeof schemas]: z.infer<(typeof schemas)[Key]> };
export type FlagKey = keyof FlagValues;
export type FlagValue<Key extends FlagKey> = FlagValues[Key];

export const flags: { readonly [Key in FlagKey]: z.ZodMiniType<FlagValues[Key]> } = schemas;

export type StageFlag = {
  [Key in FlagKey]: FlagValues[Key] extends Stage ? Key : never;
}[FlagKey];
export type FeatureFlag = Exclude<FlagKey, StageFlag>;
