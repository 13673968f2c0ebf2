import type { CollectionArt } from '../collection-art';
import type { Tones } from '../colour';
import { BONE, INK, shift, tonesOf } from '../colour';
import { AXIS, ellipse, symmetric } from '../geometry/shapes';
import { disc, castShadow, fill, form, line } from '../paint';

const CAP = symmetric(
  `M${AXIS} 88C352 88 424 138 432 200C434 222 404 228 384 222C344 210 300 206 ${AXIS} 206`,
);
const GILLS = symmetric(`M${AXIS} 196C306 196 350 206 384 218C352 234 304 238 ${AXIS} 238`);
const SPOTS = [
  ellipse(190, 136, 21, 15),
  ellipse(322, 130, 17, 12),
  ellipse(256, 176, 20, 12),
  ellipse(138, 186, 18, 13),
  ellipse(378, 182, 20, 14),
];

const features = (tones: Tones, marks: (outline: string) => string): string =>
  fill(GILLS, tones.deep) +
  line(
    'M176 214L180 228M206 208L208 232M240 206L241 235M272 206L271 235M306 208L304 232M336 214L332 228',
    tones.shade,
    4,
  ) +
  castShadow(CAP, 4, 9) +
  form(CAP, tones) +
  (marks(CAP) || SPOTS.map((spot) => fill(spot, shift(tones.light, 0.14, 0.35))).join(''));

const eyes = (): string =>
  [214, 298].map((x) => disc(x, 262, 14, INK, 18) + disc(x - 4, 254, 5.5, BONE)).join('') +
  fill(ellipse(188, 288, 13, 8), '#d9694a', 0.45) +
  fill(ellipse(324, 288, 13, 8), '#d9694a', 0.45);

const mouth = (): string => line('M240 304Q256 320 272 304', INK, 7);

export const theUnderstory: CollectionArt = {
  slug: 'the-understory',
  name: 'The Understory',
  description:
    'They come up overnight, all at once, and behave as if they had always lived here. Good neighbors, provided that nobody mentions soup.',
  palette: { body: '#b8412f', accent: '#6f7d3a', ground: '#b9c49a' },
  headShape: {
    anchors: {
      crown: 88,
      seat: { y: 120, half: 92 },
      brow: 222,
      eyes: { y: 260, gap: 43, size: 25 },
      mouth: { y: 312, half: 34 },
      chin: 352,
      side: { y: 214, half: 172 },
      ear: { x: 134, y: 222 },
      neck: { y: 372, half: 48 },
      shoulders: { y: 418, half: 150 },
    },
    skull: symmetric(`M${AXIS} 180L336 180C348 232 356 300 338 326C320 348 292 352 ${AXIS} 352`),
    face: (tones) => tonesOf(shift(tones.light, 0.16, 0.38)),
    behind: () => '',
    features,
    eyes,
    mouth,
  },
};
