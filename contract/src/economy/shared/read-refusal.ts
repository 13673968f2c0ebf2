import { RefusalCodeSchema, type RefusalCode } from './refusal-codes';
import { RefusalSchema, type Refusal } from './refusals';

/** Returns the error code of a response body; undefined for other bodies and unknown codes. */
export const refusalCodeOf = (body: unknown): RefusalCode | undefined => {
  const { data: refusal } = RefusalSchema.safeParse(body);
  return RefusalCodeSchema.safeParse(refusal?.code).data;
};

export const refusalAbout = (body: unknown): Pick<Refusal, 'avatar' | 'trait'> => {
  const { avatar, trait } = RefusalSchema.safeParse(body).data ?? {};
  return { ...(avatar && { avatar }), ...(trait !== undefined && { trait }) };
};
