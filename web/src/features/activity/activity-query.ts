import {
  ActivityTypeSchema,
  type ActivityQuery,
  type ActivityType,
} from '@trait-market/contract/economy/activity';

/** What of all that happens is looked at, as the address says it. */
export type ActivityFilter = { type: readonly ActivityType[]; collection: string };

const SLUG = /^[\w-]{1,64}$/;

/** Reads an address that anybody may have written: what nobody knows is left out. */
export const readFilter = (params: URLSearchParams): ActivityFilter => {
  const collection = params.get('collection') ?? '';
  return {
    type: ActivityTypeSchema.options.filter((type) => params.getAll('type').includes(type)),
    collection: SLUG.test(collection) ? collection : '',
  };
};

export const writeFilter = ({ type, collection }: ActivityFilter): URLSearchParams =>
  new URLSearchParams([
    ...type.map((one) => ['type', one]),
    ...(collection === '' ? [] : [['collection', collection]]),
  ]);

export const asActivityQuery = ({ type, collection }: ActivityFilter): ActivityQuery => ({
  ...(type.length === 0 ? {} : { type: [...type] }),
  ...(collection === '' ? {} : { collection }),
});
