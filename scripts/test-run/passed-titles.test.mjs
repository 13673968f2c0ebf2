import { expect, test } from 'vitest';

import { playwrightTitles, vitestTitles } from './passed-titles.mjs';

test('Vitest: titles of passed tests and their groups', () => {
  const assertionResults = [
    { status: 'passed', ancestorTitles: ['T17', 'a client'], title: 'is limited' },
    { status: 'failed', ancestorTitles: ['E2'], title: 'E3 fails' },
    { status: 'skipped', ancestorTitles: [], title: 'E4 is skipped' },
  ];
  expect(vitestTitles({ testResults: [{ assertionResults }] })).toEqual([
    'T17',
    'a client',
    'is limited',
  ]);
});

test('Playwright: titles of passed journeys, their steps and their groups', () => {
  /** @param {string} title @param {string[]} statuses @param {object[]} [steps] */
  const spec = (title, statuses, steps) => ({
    title,
    tests: [{ results: statuses.map((status) => ({ status, steps })) }],
  });
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('R1.1 passes', ['passed'], [{ title: 'E5 a step', steps: [{ title: 'E6' }] }])],
      suites: [
        { title: 'R1.2 a group', specs: [spec('repeated', ['failed', 'passed'])] },
        { title: 'R1.3 another', specs: [spec('fails', ['failed']), spec('skipped', [])] },
      ],
    },
  ];
  expect(playwrightTitles({ suites })).toEqual([
    'a.spec.ts',
    'R1.1 passes',
    'E5 a step',
    'E6',
    'R1.2 a group',
    'repeated',
  ]);
});
