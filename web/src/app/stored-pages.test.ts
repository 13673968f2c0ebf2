import { expect, test } from 'vitest';

import { isStoredPage } from '@/lib/offline/public-queries';

import { pages } from './server/pages';

test('T144 stores the pages that are the same for everyone, except profiles', () => {
  for (const { path, isPublic = false } of pages) {
    const example = path.replace(/:\w+/g, 'x');
    expect(isStoredPage(example, undefined), path).toBe(isPublic && !path.startsWith('/profile'));
  }
});
