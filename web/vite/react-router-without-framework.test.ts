import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { parseAst } from 'vite';
import { expect, test } from 'vitest';

import { isRouter, withoutFramework } from './react-router-without-framework';

/** The file of the installed react-router that the build takes `BrowserRouter` from. */
const installedRouter = (): string => {
  const dom = createRequire(import.meta.url).resolve('react-router-dom');
  const folder = join(dirname(createRequire(dom).resolve('react-router')), '../development');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join(folder, file))
    .filter((file) => isRouter(readFileSync(file, 'utf8'), file.replaceAll('\\', '/')));
  expect(files).toHaveLength(1);
  return readFileSync(files[0] ?? '', 'utf8');
};

test('what remains of the installed react-router is a program without data routes', () => {
  const router = installedRouter();
  const code = withoutFramework(router);
  expect(() => parseAst(code)).not.toThrow();
  for (const part of [
    'dataRouterState = dataRouterOpts',
    'isDataRoute ? useNavigateStable',
    'ENABLE_DEV_WARNINGS = true',
    'RenderErrorBoundary.contextType',
  ]) {
    expect(router.includes(part), part).toBe(true);
    expect(code.includes(part), part).toBe(false);
  }
});

test.each(['ENABLE_DEV_WARNINGS', 'displayName', 'usePrefetchBehavior', '_renderMatches'])(
  'a react-router that no longer has %s fails the build',
  (part) => {
    expect(() => withoutFramework(installedRouter().replaceAll(part, 'other'))).toThrow(
      /^react-router has no .*: see vite\/react-router-without-framework\.ts$/,
    );
  },
);
