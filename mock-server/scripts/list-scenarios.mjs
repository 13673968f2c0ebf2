import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * Generates the list of scenarios: one for each file in `src/control/scenarios/named`. Names are in
 * a separate file, so that a client's types don't import the mock.
 */

const folder = new URL('../src/control/scenarios/', import.meta.url);
const HEAD = '// Written by scripts/list-scenarios.mjs from the files in named/: not by hand.\n';

const camelCase = (/** @type {string} */ name) =>
  name.replaceAll(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());

/** Returns the expected contents of both files by name. */
export const scenarioLists = () => {
  const names = readdirSync(new URL('named', folder))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();
  return {
    'scenario-names.ts': [
      HEAD,
      '/** The named states that a world can be put into. */',
      'export const SCENARIO_NAMES = [',
      ...names.map((name) => `  '${name}',`),
      '] as const;\n',
      'export type ScenarioName = (typeof SCENARIO_NAMES)[number];\n',
    ].join('\n'),
    'scenarios.ts': [
      HEAD,
      ...names.map((name) => `import { scenario as ${camelCase(name)} } from './named/${name}';`),
      "import type { Scenario } from './scenario';",
      "import type { ScenarioName } from './scenario-names';\n",
      '/** Every named starting point. Each is applied to a world that has been reset. */',
      'export const SCENARIOS: Record<ScenarioName, Scenario> = {',
      ...names.map((name) => `  ${name.includes('-') ? `'${name}': ${camelCase(name)}` : name},`),
      '};\n',
    ].join('\n'),
  };
};

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(scenarioLists())) {
    const url = new URL(file, folder);
    let before = '';
    try {
      before = readFileSync(url, 'utf8');
    } catch {
      // A missing file is written below.
    }
    if (before !== text) writeFileSync(url, text);
  }
}
