/** Holds every relative link of every Markdown file against the files and headings that there are. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { brokenLinks } from './links/broken-links.mjs';
import { readPage } from './links/page.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], {
  cwd: root,
  maxBuffer: 16 * 1024 * 1024,
});
const files = stdout.split('\0').filter(Boolean);
const pages = new Map(
  await Promise.all(
    files
      .filter((path) => path.endsWith('.md'))
      .map(async (path) => {
        const text = await readFile(join(root, path), 'utf8');
        return /** @type {const} */ ([path, readPage(text)]);
      }),
  ),
);

const links = [...pages.values()].reduce((sum, page) => sum + page.links.length, 0);
// A check that read nothing must not pass.
const problems = links === 0 ? ['No link was read.'] : brokenLinks(pages, files);
for (const problem of problems) console.error(problem);
console.log(`${links} links in ${pages.size} pages: ${problems.length} broken.`);
if (problems.length > 0) process.exitCode = 1;
