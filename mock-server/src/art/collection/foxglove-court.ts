import type { CollectionArt } from '../collection-art';
import type { Tones } from '../colour';
import { BONE, INK, shift } from '../colour';
import { AXIS, both, ellipse, mirrored, symmetric } from '../geometry/shapes';
import { disc, castShadow, fill, form, line } from '../paint';

const EAR = 'M146 226C118 160 112 92 126 42C172 62 214 104 236 152Z';
const EAR_HOLLOW = 'M152 192C136 150 132 112 138 76C166 96 188 122 204 152Z';

const behind = (tones: Tones): string =>
  castShadow(both(EAR)) +
  form(EAR, tones) +
  form(mirrored(EAR), tones) +
  fill(both(EAR_HOLLOW), tones.deep);

const features = (tones: Tones): string =>
  fill(
    symmetric(
      `M${AXIS} 258C282 248 300 262 318 268C342 274 366 270 394 260C372 316 316 346 ${AXIS} 354`,
    ),
    shift(tones.light, 0.14, 0.35),
  ) +
  fill(
    'M300 338C336 322 376 298 394 260C376 268 352 272 334 271C330 300 316 324 300 338Z',
    tones.deep,
    0.25,
  ) +
  fill(
    symmetric(`M${AXIS} 268C272 268 280 272 278 280C274 290 264 296 ${AXIS} 296`),
    shift(tones.deep, -0.2, 0.5),
  ) +
  fill(ellipse(248, 275, 6, 3), BONE, 0.7);

const eyes = (): string =>
  [206, 306]
    .map(
      (x) => disc(x, 228, 24, BONE, 21) + disc(x + 2, 229, 13, INK, 17) + disc(x - 3, 222, 5, BONE),
    )
    .join('') + line('M178 216Q204 196 230 212M334 216Q308 196 282 212', INK, 7);

const mouth = (): string => line('M226 312Q240 326 256 312Q272 326 286 312', INK, 7);

export const foxgloveCourt: CollectionArt = {
  slug: 'foxglove-court',
  name: 'Foxglove Court',
  description:
    'Courtiers of the hedgerow, each with a title and an alibi. They trade favors after dark and have never once been seen near the hen house.',
  palette: { body: '#d9763a', accent: '#2f6d62', ground: '#e6c9a8' },
  headShape: {
    anchors: {
      crown: 128,
      seat: { y: 152, half: 82 },
      brow: 192,
      eyes: { y: 228, gap: 50, size: 27 },
      mouth: { y: 318, half: 36 },
      chin: 354,
      side: { y: 250, half: 136 },
      ear: { x: 122, y: 168 },
      neck: { y: 372, half: 50 },
      shoulders: { y: 416, half: 158 },
    },
    skull: symmetric(`M${AXIS} 126C308 126 352 154 366 206L394 260C372 316 316 346 ${AXIS} 354`),
    face: (tones) => tones,
    behind,
    features,
    eyes,
    mouth,
  },
};
