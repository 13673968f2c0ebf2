import { paths } from '@/config/paths';

export const compareAvatarsPath = (ids: readonly string[]): string =>
  `${paths.compare}?avatars=${ids.map(encodeURIComponent).join(',')}`;
