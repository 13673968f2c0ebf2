import { expect, test } from 'vitest';

import { offlineBuild } from './offline-build.ts';

const html = '<template><script type="module" src="/assets/index-1.js"></script></template>';
const chunk = (file: string, imports: string[] = []) => ({ file, imports });
const manifest = {
  'src/features/offline/open-offline.ts': chunk('assets/open.js', ['_show.js', '_first.js']),
  'src/features/offline/show-offline.ts': chunk('assets/facade.js', ['_show.js']),
  'src/features/offline/start-offline.ts': chunk('assets/start.js', ['_show.js']),
  '_show.js': chunk('assets/show.js', ['_first.js']),
  '_first.js': chunk('assets/first.js'),
  'src/app/routes/market.tsx': chunk('assets/market.js'),
};

test('names the entry script and each file that the offline code imports', () => {
  expect(offlineBuild(html, manifest)).toEqual({
    entry: '/assets/index-1.js',
    files: [
      '/assets/open.js',
      '/assets/show.js',
      '/assets/first.js',
      '/assets/facade.js',
      '/assets/start.js',
    ],
  });
});

test('fails for a build without an entry script or without the offline code', () => {
  expect(() => offlineBuild('<html></html>', manifest)).toThrow('no entry script');
  expect(() => offlineBuild(html, {})).toThrow('open-offline');
});
