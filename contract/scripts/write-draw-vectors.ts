import { writeFileSync } from 'node:fs';

import { drawVectors } from '../testing/draw-vectors';

writeFileSync(
  new URL('../../docs/draws-vectors.json', import.meta.url),
  `${JSON.stringify(await drawVectors(), null, 2)}\n`,
);
