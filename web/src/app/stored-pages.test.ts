import { expect, test } from 'vitest';

import { isStoredPage } from '@/lib/offline/public-queries';

import { pages } from './server/pages';

test('T144 stores the pages that are the same for everyone, except profiles and the draw log', () => {
  for (const { path, isPublic = false } of pages) {
    const example = path.replace(/:\w+/g, 'x');
    const isLeftOut = path.startsWith('/profile') || path === '/draws/log';
    expect(isStoredPage(example, undefined), path).toBe(isPublic && !isLeftOut);
  }
});
