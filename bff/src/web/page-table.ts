import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

import { ConfigurationError } from '../config';

const DescriptionSchema = z.object({
  title: z.string(),
  description: z.string(),
  html: z.string(),
  head: z.string(),
  scripts: z.array(z.string().regex(/^\/[\w./-]+\.js$/)),
});

const PageTableSchema = z.object({
  /** The pages. `path` uses the web router's syntax, in which `:name` stands for one segment. */
  pages: z.array(DescriptionSchema.extend({ path: z.string().startsWith('/') })),
  notFound: DescriptionSchema,
  picture: z.object({
    path: z.string().startsWith('/'),
    alt: z.string(),
    width: z.int(),
    height: z.int(),
  }),
});
export type PageTable = z.infer<typeof PageTableSchema>;
export type PageDescription = z.infer<typeof DescriptionSchema>;

const FILE = 'pages.json';

/** @throws ConfigurationError when the table is missing or invalid */
export const readPageTable = (root: string): PageTable => {
  try {
    return PageTableSchema.parse(JSON.parse(readFileSync(join(root, FILE), 'utf8')));
  } catch {
    throw new ConfigurationError(`WEB_ROOT holds no usable ${FILE}: build the web first`);
  }
};
