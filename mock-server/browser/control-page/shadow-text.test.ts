import { expect, test } from 'vitest';

import { differenceLines, routeText, skippedText, summaryText } from './shadow-text.js';

const route = {
  method: 'GET',
  path: '/v1/users/:id/exists',
  compared: 2,
  differing: 1,
  statuses: [{ mock: 200, provider: 404, calls: 1 }],
  differences: [
    { path: 'body.exists', kind: 'value', mock: 'false', provider: 'true', calls: 2 },
    { path: 'body.name', kind: 'only-provider', mock: null, provider: '7', calls: 1 },
  ] as const,
  volatile: ['body.at'],
};

const report = {
  provider: 'https://provider.example',
  pending: 0,
  compared: 1,
  differing: 1,
  skipped: { signedIn: 3, busy: 0, failed: 1, unreadable: 0 },
  routes: [],
};

test('a report reads as sentences, and names why calls were not compared', () => {
  expect(summaryText(report)).toBe(
    '1 call compared with https://provider.example, 1 of them different.',
  );
  expect(summaryText({ ...report, pending: 2 })).toContain('2 comparisons pending.');
  expect(skippedText(report)).toBe(
    'Not compared: 3 (signed in), 1 (no response from the provider).',
  );
  const skipped = { signedIn: 0, busy: 0, failed: 0, unreadable: 0 };
  expect(skippedText({ ...report, skipped })).toBe('');
});

test('a route lists its statuses, differences and volatile fields', () => {
  const differences = [...route.differences];
  expect(routeText({ ...route, differences })).toBe(
    'GET /v1/users/:id/exists: 1 of 2 calls different',
  );
  expect(differenceLines({ ...route, differences })).toEqual([
    'Status: mock 200, provider 404 (1 call)',
    'body.exists: mock false, provider true (2 calls)',
    'body.name: mock has no such field, provider 7 (1 call)',
    'Left out, because they change: body.at',
  ]);
});
