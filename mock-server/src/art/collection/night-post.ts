import type { CollectionArt } from '../collection-art';
import type { Tones } from '../colour';
import { INK, shift, tonesOf } from '../colour';
import { AXIS, symmetric } from '../geometry/shapes';
import { disc, fill, line, piece } from '../paint';

const DISC = 'M256 214C240 176 206 164 178 178C144 196 140 256 168 284C196 306 238 300 256 264Z';
const OTHER_DISC =
  'M256 214C272 176 306 164 334 178C368 196 372 256 344 284C316 306 274 300 256 264Z';

const BEAK = symmetric(`M${AXIS} 246C272 250 280 264 274 278C270 290 262 298 ${AXIS} 302`);

const features = (tones: Tones): string =>
  fill(DISC + OTHER_DISC, shift(tones.light, 0.1, 0.5)) +
  fill(
    'M300 296C330 296 356 270 358 232C370 258 362 284 344 290C328 300 312 300 300 296Z',
    tones.deep,
    0.3,
  ) +
  line('M136 150C160 160 184 164 204 162M376 150C352 160 328 164 308 162', tones.deep, 7, 0.7) +
  piece(BEAK, tonesOf(shift(tones.light, 0.05, 1.15, 4)));

const eyes = (tones: Tones): string =>
  [202, 310]
    .map(
      (x) =>
        disc(x, 232, 30, tones.deep) +
        disc(x, 232, 25, '#e8a93a') +
        disc(x + 2, 233, 15, INK) +
        disc(x - 5, 225, 5.5, '#f6ecd9'),
    )
    .join('');

const mouth = (tones: Tones): string => line('M236 322Q256 334 276 322', tones.deep, 7);

export const nightPost: CollectionArt = {
  slug: 'night-post',
  name: 'The Night Post',
  description:
    'Letters handed in by dusk arrive by dawn, read only where strictly necessary. The uniform is optional, the punctuality is not.',
  palette: { body: '#7b5a44', accent: '#c8912f', ground: '#8aa0a3' },
  headShape: {
    anchors: {
      crown: 126,
      seat: { y: 150, half: 86 },
      brow: 184,
      eyes: { y: 232, gap: 54, size: 30 },
      mouth: { y: 324, half: 34 },
      chin: 360,
      side: { y: 230, half: 132 },
      ear: { x: 122, y: 276 },
      neck: { y: 372, half: 64 },
      shoulders: { y: 410, half: 168 },
    },
    skull: symmetric(
      `M${AXIS} 126C300 126 336 112 384 72C392 130 390 180 388 228C386 306 330 356 ${AXIS} 362`,
    ),
    face: (tones) => tones,
    behind: () => '',
    features,
    eyes,
    mouth,
  },
};
