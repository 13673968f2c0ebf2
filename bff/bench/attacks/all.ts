import type { Attack } from './attack';
import { brokenOffDownloads } from './broken-off-downloads';
import { costlyHeaders } from './costly-headers';
import { heldConnections } from './held-connections';
import { slowReads } from './slow-reads';
import { unreadResponses } from './unread-responses';
import { unreadEvents } from './unread-events';
import { uploads } from './uploads';
import { vanishedFile } from './vanished-file';

export const ATTACKS: readonly Attack[] = [
  vanishedFile,
  brokenOffDownloads,
  ...unreadResponses,
  ...costlyHeaders,
  slowReads,
  ...heldConnections,
  ...unreadEvents,
  ...uploads,
];
