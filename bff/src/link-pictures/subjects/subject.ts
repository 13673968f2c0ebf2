import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

import type { ForwardedResponse } from '../../provider/forwarded-response';
import type { PathParams } from '../../provider/path';
import type { LinkPicture } from '../link-picture';

/** The provider's public data. */
export type Source = {
  get: (route: AppRoute, params: PathParams, query?: object) => Promise<ForwardedResponse>;
  hasMarket: boolean;
};

/** Reads what a picture shows; undefined when the page's item doesn't exist. */
export type ReadPicture = (source: Source) => Promise<LinkPicture | undefined>;

/** A kind of page whose links have pictures. */
export type Subject = {
  /** The path below `/og`, without `.png`, in Express's syntax. */
  path: string;
  /** Whether it needs the market, `/economy/v1`. */
  isOfMarket: boolean;
  /** Returns undefined when the parameters of a path are invalid. */
  at: (params: unknown) => ReadPicture | undefined;
};

type Definition<Params extends z.core.$ZodType> = Pick<Subject, 'path' | 'isOfMarket'> & {
  params: Params;
  read: (source: Source, params: z.output<Params>) => Promise<LinkPicture | undefined>;
};

export const defineSubject = <Params extends z.core.$ZodType>({
  path,
  isOfMarket,
  params: schema,
  read,
}: Definition<Params>): Subject => ({
  path,
  isOfMarket,
  at: (params) => {
    const parsed = z.safeParse(schema, params);
    return parsed.success ? (source) => read(source, parsed.data) : undefined;
  },
});
