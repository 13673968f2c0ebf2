/** Holds every relative link of every Markdown file against the files and headings that there are. */
import { brokenLinks } from './links/broken-links.mjs';
import { readPage } from './links/page.mjs';
import { readTracked, trackedFiles } from './repository/tracked-files.mjs';

const files = await trackedFiles();
const pages = new Map(
  await Promise.all(
    files
      .filter((path) => path.endsWith('.md'))
      .map(async (path) => {
        const text = await readTracked(path);
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
