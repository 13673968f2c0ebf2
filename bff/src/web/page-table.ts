import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

import { ConfigurationError } from '../config';

const DescriptionSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** The prerendered content of `#root`. */
  html: z.string(),
  /** Its tags in the head: preloads of the first pictures, and critical styles. */
  head: z.string(),
  /** The page's own scripts to preload, besides the scripts of every page. */
  scripts: z.array(z.string().regex(/^\/[\w./-]+\.js$/)),
});

/**
 * Page descriptions from the web's build, for clients without JavaScript: crawlers and previews.
 */
const PageTableSchema = z.object({
  /** `path` in the web router's syntax; `:name` stands for one segment. */
  pages: z.array(DescriptionSchema.extend({ path: z.string().startsWith('/') })),
  /** For unknown paths. */
  notFound: DescriptionSchema,
  /** The picture of link previews; `path` is below the product's origin. */
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
 * Reads the table that the build wrote next to its index.html.
 *
 * @throws ConfigurationError when it is missing or has another format
 */
export const readPageTable = (root: string): PageTable => {
  try {
    return PageTableSchema.parse(JSON.parse(readFileSync(join(root, FILE), 'utf8')));
  } catch {
    throw new ConfigurationError(`WEB_ROOT holds no usable ${FILE}: build the web first`);
  }
};
