import type { Attack } from './attack';
import { brokenOffDownloads } from './broken-off-downloads';
import { costlyHeaders } from './costly-headers';
import { slowReads } from './slow-reads';
import { unreadConnections } from './unread';
import { uploads } from './uploads';
import { vanishedFile } from './vanished-file';

export const ATTACKS: readonly Attack[] = [
  vanishedFile,
  brokenOffDownloads,
  ...unreadConnections,
  ...costlyHeaders,
  slowReads,
  ...uploads,
];
