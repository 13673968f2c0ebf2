import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

import { ConfigurationError } from '../config';

const DescriptionSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** How the page looks before any of its scripts has loaded: what stands in `#root`. */
  html: z.string(),
  /** What that needs in its head: the pictures that are seen first, and styles until the stylesheet has come. */
  head: z.string(),
  /** The scripts that it loads first, besides those that every page names. */
  scripts: z.array(z.string().regex(/^\/[\w./-]+\.js$/)),
});

/** What the web's build says about its pages, for those who do not run it: crawlers, previews. */
const PageTableSchema = z.object({
  /** `path` as the web's router writes it; `:name` stands for one segment. */
  pages: z.array(DescriptionSchema.extend({ path: z.string().startsWith('/') })),
  /** For every other address. */
  notFound: DescriptionSchema,
  /** Shown beside a link; `path` is below the product's origin. */
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

/**
 * The table that the build left beside its index.html.
 *
 * @throws ConfigurationError when there is none, or another one than this
 */
export const readPageTable = (root: string): PageTable => {
  try {
    return PageTableSchema.parse(JSON.parse(readFileSync(join(root, FILE), 'utf8')));
  } catch {
    throw new ConfigurationError(`WEB_ROOT holds no usable ${FILE}: build the web first`);
  }
};
