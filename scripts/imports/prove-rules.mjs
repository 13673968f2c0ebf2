import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { cruise } from './cruise.mjs';
import { plantedFiles, plantedLinks, plantedViolations } from './planted-violations.mjs';

/**
 * @returns {Promise<string[]>} undetected violations, rules without a planted violation, and false
 * alarms
 */
export const proveRules = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'planted-imports-'));
  try {
    for (const [path, content] of Object.entries(plantedFiles)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    for (const [link, target] of Object.entries(plantedLinks)) {
      await mkdir(dirname(join(folder, link)), { recursive: true });
      await symlink(join(folder, target), join(folder, link), 'junction');
    }
    const { rules, violations } = await cruise(folder);
    const unseen = plantedViolations.filter(
      ({ rule, from }) => !violations.some((seen) => seen.rule === rule && seen.from === from),
    );
    const unproven = rules.filter((name) => !plantedViolations.some(({ rule }) => rule === name));
    const falseAlarms = violations.filter(({ from }) => from.includes('/allowed.'));
    return [
      ...unseen.map(({ rule, from }) => `${rule} did not see the violation planted in ${from}`),
      ...unproven.map((rule) => `${rule} has no planted violation that proves it`),
      ...falseAlarms.map(
        ({ rule, from, to }) => `${rule} forbids what is allowed: ${from} → ${to}`,
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
