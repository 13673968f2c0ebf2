import * as z from 'zod/mini';

import { pageOf, pageQuery } from '../shared/page';
import { HolderSchema } from '../traits/trait-detail.schema';

export const HoldersQuerySchema = z.strictObject(pageQuery);

/** A holder in the whole list. */
export const ListedHolderSchema = z
  .extend(HolderSchema, {
    /** The time at which the wallet first held an edition; null when it isn't known. */
    since: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { title: 'ListedHolder' });
export type ListedHolder = z.infer<typeof ListedHolderSchema>;

/** A page of holders, those with the most editions first. */
export const HolderPageSchema = pageOf(ListedHolderSchema).register(z.globalRegistry, {
  title: 'HolderPage',
});
export type HolderPage = z.infer<typeof HolderPageSchema>;
