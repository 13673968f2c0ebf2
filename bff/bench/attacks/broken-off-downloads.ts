import { abortDownload } from '../../src/testing/abort-download';
import { attackerAddress, type Attack } from './attack';
import { LARGE_PATH } from './large-file';
import { BROWSING } from './others';
import { steadily } from './steadily';

export const brokenOffDownloads: Attack = {
  name: 'downloads broken off',
  unit: 'downloads',
  others: BROWSING,
  run: ({ port }, end) =>
    steadily({ perSecond: 470 }, end, (number) =>
      abortDownload(port, LARGE_PATH, attackerAddress(number)),
    ),
};
