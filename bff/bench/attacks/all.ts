import type { Attack } from './attack';
import { brokenOffDownloads } from './broken-off-downloads';
import { dearHeaders } from './dear-headers';
import { slowReads } from './slow-reads';
import { unreadAnswers } from './unread-answers';
import { uploads } from './uploads';
import { vanishedFile } from './vanished-file';

export const ATTACKS: readonly Attack[] = [
  vanishedFile,
  brokenOffDownloads,
  ...unreadAnswers,
  ...dearHeaders,
  slowReads,
  ...uploads,
];
