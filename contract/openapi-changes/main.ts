/**
 * Exits with status 0 for compatible documents, 1 for a breaking change, 2 for an unreadable
 * document.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { compareDocuments } from './compare-documents';
import { describeChanges } from './describe-changes';
import { readDocument } from './read-document';

const RELEASED = fileURLToPath(new URL('released-v1.json', import.meta.url));
const SNAPSHOT = fileURLToPath(new URL('../openapi.json', import.meta.url));

const compare = (): number => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      base: { type: 'string', default: RELEASED },
      now: { type: 'string', default: SNAPSHOT },
    },
  });
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const changes = compareDocuments(
    readDocument(values.base, folder),
    readDocument(values.now, folder),
  );
  const breaking = changes.filter(({ breaks }) => breaks !== 'none').length;
  if (changes.length > 0) console.log(describeChanges(changes));
  console.log(`${changes.length} changes, ${breaking} of them breaking`);
  return breaking === 0 ? 0 : 1;
};

try {
  process.exitCode = compare();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
