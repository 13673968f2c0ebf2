import type { Attack } from './attack';
import { brokenOffDownloads } from './broken-off-downloads';
import { costlyHeaders } from './costly-headers';
import { slowReads } from './slow-reads';
import { unreadAnswers } from './unread-answers';
import { uploads } from './uploads';
import { vanishedFile } from './vanished-file';

export const ATTACKS: readonly Attack[] = [
  vanishedFile,
  brokenOffDownloads,
  ...unreadAnswers,
  ...costlyHeaders,
  slowReads,
  ...uploads,
];
