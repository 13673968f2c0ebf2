import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { whyNoRealTest } from './specification/real-test.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SECTION = /\n## What proves the specification\n(?<table>.*?)(?=\n## |$)/s;
/** `file › title`; an ellipsis in the title stands for what a parameter fills in. */
const PROOF = /^`(?<file>[^`]+)` › (?<title>.+)$/;

/** @returns {Promise<{ statement: string, proof: string }[]>} */
const rows = async () => {
  const readme = await readFile(join(root, 'e2e/README.md'), 'utf8');
  const table = SECTION.exec(readme)?.groups?.['table'] ?? '';
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| statement'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, , proofs]) => proofs !== undefined && !/^-+$/.test(proofs))
    .flatMap(([, statement = '', proofs = '']) =>
      proofs.split('<br>').map((proof) => ({ statement, proof: proof.trim() })),
    );
};

test('every statement of the specification names a test that exists and always runs', async () => {
  const table = await rows();
  expect(table.length).toBeGreaterThan(100);
  const broken = await Promise.all(
    table.map(async ({ statement, proof }) => {
      const { file, title } = PROOF.exec(proof)?.groups ?? {};
      if (file === undefined || title === undefined) return `${statement}: ${proof} is no proof`;
      const source = await readFile(join(root, file), 'utf8').catch(() => '');
      const reason = whyNoRealTest(source, title);
      return reason === undefined ? '' : `${statement}: “${title}” in ${file}: ${reason}`;
    }),
  );
  expect(broken.filter(Boolean)).toEqual([]);
});
