import { RefusalCodeSchema, type RefusalCode } from './refusal-codes';
import { RefusalSchema, type Refusal } from './refusals';

/** The code of a refusal; undefined for a failure of another kind, or a code that is newer than this. */
export const refusalCodeOf = (body: unknown): RefusalCode | undefined => {
  const { data: refusal } = RefusalSchema.safeParse(body);
  return RefusalCodeSchema.safeParse(refusal?.code).data;
};

/** What a refusal is about, where it says so. */
export const refusalAbout = (body: unknown): Pick<Refusal, 'avatar' | 'trait'> => {
  const { avatar, trait } = RefusalSchema.safeParse(body).data ?? {};
  return { ...(avatar && { avatar }), ...(trait !== undefined && { trait }) };
};
