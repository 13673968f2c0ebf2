import type { CollectionArt } from '../collection-art';
import type { Tones } from '../colour';
import { INK, BONE } from '../colour';
import { AXIS, both, ellipse, symmetric } from '../geometry/shapes';
import { disc, fill, line } from '../paint';

const HANDLE = 'M330 158C372 122 428 152 418 204C414 232 396 250 372 264';

const behind = (tones: Tones): string =>
  `<g transform="translate(8 10)">${line(both(HANDLE), INK, 24, 0.26)}</g>` +
  line(both(HANDLE), tones.shade, 24) +
  line('M182 152C140 116 84 148 94 202C98 230 116 248 140 262', tones.base, 16) +
  line('M326 152C368 116 420 148 412 202C408 230 392 246 368 260', tones.base, 13);

const features = (tones: Tones): string =>
  fill(
    symmetric(
      `M${AXIS} 140C286 140 310 138 325 134C321 144 324 150 330 157C306 164 280 165 ${AXIS} 165`,
    ),
    tones.deep,
    0.3,
  ) +
  disc(AXIS, 107, 80, tones.deep, 11) +
  line('M160 186C210 202 302 202 352 186', tones.deep, 5, 0.55) +
  line('M152 196C206 214 306 214 360 196', tones.light, 4, 0.8);

const eyes = (): string => line('M184 250Q206 224 228 250M284 250Q306 224 328 250', INK, 9);

const mouth = (): string =>
  disc(256, 308, 13, INK, 15) +
  disc(256, 315, 8, '#b5523f', 6) +
  fill(ellipse(190, 284, 15, 9), '#c9533a', 0.4) +
  fill(ellipse(322, 284, 15, 9), '#c9533a', 0.4) +
  fill(ellipse(251, 300, 3, 2), BONE, 0.4);

export const kilnfolk: CollectionArt = {
  slug: 'kilnfolk',
  name: 'Kilnfolk',
  description:
    'Thrown, glazed, fired twice and none the worse for it. Every one holds something; it is thought rude to look in.',
  palette: { body: '#c4754f', accent: '#3f6c8c', ground: '#dcd3bd' },
  headShape: {
    anchors: {
      crown: 98,
      seat: { y: 116, half: 86 },
      brow: 200,
      eyes: { y: 246, gap: 50, size: 29 },
      mouth: { y: 308, half: 40 },
      chin: 356,
      side: { y: 240, half: 126 },
      ear: { x: 152, y: 226 },
      neck: { y: 374, half: 54 },
      shoulders: { y: 418, half: 160 },
    },
    skull: symmetric(
      `M${AXIS} 98L330 98C346 100 350 118 338 126C324 134 320 146 330 157C370 178 384 214 380 250C376 302 340 342 302 354L${AXIS} 358`,
    ),
    face: (tones) => tones,
    behind,
    features,
    eyes,
    mouth,
  },
};
