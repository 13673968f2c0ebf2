import * as z from 'zod/mini';

/** How far a feature is that has not opened. */
const StageSchema = z.enum(['planned', 'next']);
export type Stage = z.infer<typeof StageSchema>;

type FlagValues = Record<
  | 'stage-activity'
  | 'stage-collections'
  | 'stage-construct'
  | 'stage-construct-premium'
  | 'stage-constructions'
  | 'stage-extract'
  | 'stage-leaders'
  | 'stage-packs'
  | 'stage-playground'
  | 'stage-reroll'
  | 'stage-the-light',
  Stage
> &
  Record<'market' | 'collections' | 'activity' | 'leaders', boolean>;
export type FlagKey = keyof FlagValues;
export type FlagValue<Key extends FlagKey> = FlagValues[Key];
/** The flags whose value is a stage. */
export type StageFlag = { [Key in FlagKey]: FlagValues[Key] extends Stage ? Key : never }[FlagKey];
/** The flags that open a feature. */
export type FeatureFlag = Exclude<FlagKey, StageFlag>;

/** Every flag that the product asks for, and what it may be. */
export const flags: { readonly [Key in FlagKey]: z.ZodMiniType<FlagValues[Key]> } = {
  market: z.boolean(),
  collections: z.boolean(),
  activity: z.boolean(),
  leaders: z.boolean(),
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
