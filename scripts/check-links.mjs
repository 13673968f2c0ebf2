import { brokenLinks } from './links/broken-links.mjs';
import { missingPaths } from './links/named-paths.mjs';
import { readPage } from './links/page.mjs';
import { readTracked, trackedFiles } from './repository/tracked-files.mjs';

const MAPS = ['README.md', 'CONTRIBUTING.md'];

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
// The check must fail if it read no links, because it then proves nothing.
const problems = links === 0 ? ['No link was read.'] : brokenLinks(pages, files);
const missing = await Promise.all(
  MAPS.map(async (name) => missingPaths(name, await readTracked(name), files)),
);
for (const problem of [...problems, ...missing.flat()]) console.error(problem);
console.log(`${links} links in ${pages.size} pages: ${problems.length} broken.`);
console.log(`Paths in ${MAPS.join(' and ')}: ${missing.flat().length} missing.`);
if (problems.length + missing.flat().length > 0) process.exitCode = 1;
