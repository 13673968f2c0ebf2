import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SECTION = /\n## What proves the specification\n(?<table>.*?)(?=\n## |$)/s;
/** `file › title`; an ellipsis in the title stands for what a parameter fills in. */
const PROOF = /^`(?<file>[^`]+)` › (?<title>.+)$/;

const escaped = (/** @type {string} */ text) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

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

test('every statement of the specification names a test that exists', async () => {
  const table = await rows();
  expect(table.length).toBeGreaterThan(100);
  const broken = await Promise.all(
    table.map(async ({ statement, proof }) => {
      const { file, title } = PROOF.exec(proof)?.groups ?? {};
      if (file === undefined || title === undefined) return `${statement}: ${proof} is no proof`;
      const source = await readFile(join(root, file), 'utf8').catch(() => '');
      const code = source.replaceAll(String.raw`\'`, "'");
      const pattern = title.split('…').map(escaped).join('.*');
      return new RegExp(`['"\`]${pattern}['"\`]`).test(code)
        ? ''
        : `${statement}: no test “${title}” in ${file}`;
    }),
  );
  expect(broken.filter(Boolean)).toEqual([]);
});
