import type { CollectionArt } from '../collection-art';
import type { Tones } from '../colour';
import { INK } from '../colour';
import { AXIS, box, symmetric } from '../geometry/shapes';
import { fill, form, line, piece } from '../paint';

const EARS = [box(140, 196, 34, 112, 10), box(338, 196, 34, 112, 10)];

const behind = (tones: Tones): string =>
  EARS.map((ear) => piece(ear, tones)).join('') +
  line('M152 214L152 286M360 214L360 286', tones.deep, 6, 0.6);

const BROW = 'M164 190L346 186L350 210C320 206 292 210 272 222L240 222C220 210 192 208 162 212Z';
const NOSE = symmetric(`M${AXIS} 204L272 206L286 276C288 290 278 294 ${AXIS} 294`);

const features = (tones: Tones): string =>
  fill(
    'M162 212C196 206 226 212 240 222L272 222C292 210 324 206 351 212L352 232C300 224 210 226 162 234Z',
    tones.deep,
    0.45,
  ) +
  fill(BROW, tones.base) +
  fill('M164 190L346 186L347 194L164 199Z', tones.light) +
  fill('M226 276L240 214L246 204L254 204L250 294C232 294 224 290 226 276Z', tones.light) +
  fill('M262 204L272 206L286 276C288 290 278 294 254 294Z', tones.shade) +
  fill(NOSE, tones.base, 0.35) +
  line('M238 292Q256 298 274 292', tones.deep, 5, 0.8) +
  line('M312 108L300 128L308 142', tones.deep, 4, 0.7);

const eyes = (tones: Tones): string =>
  [204, 308]
    .map(
      (x) =>
        fill(
          `M${x - 26} 236C${x - 12} 224 ${x + 12} 224 ${x + 26} 236C${x + 14} 250 ${x - 14} 250 ${x - 26} 236Z`,
          tones.deep,
        ) + fill(box(x - 9, 229, 18, 18, 8), INK),
    )
    .join('');

const mouth = (tones: Tones): string =>
  fill('M216 322C230 314 244 318 256 320C268 318 282 314 298 322L290 330L224 330Z', tones.shade) +
  form('M222 328C240 324 272 324 292 328C284 342 232 342 222 328Z', tones) +
  line('M216 325Q256 320 298 325', tones.deep, 5);

export const quarrySaints: CollectionArt = {
  slug: 'quarry-saints',
  name: 'Quarry Saints',
  description:
    'Carved by nobody, found in good order, patient beyond belief. Ask one for advice and it will answer, though your grandchildren may have to take the note.',
  palette: { body: '#9b9284', accent: '#b5452c', ground: '#c9a77a' },
  headShape: {
    anchors: {
      crown: 96,
      seat: { y: 122, half: 88 },
      brow: 190,
      eyes: { y: 238, gap: 52, size: 26 },
      mouth: { y: 325, half: 40 },
      chin: 364,
      side: { y: 240, half: 110 },
      ear: { x: 99, y: 306 },
      neck: { y: 382, half: 66 },
      shoulders: { y: 416, half: 186 },
    },
    skull: symmetric(
      `M${AXIS} 94L316 97C332 98 338 106 340 120L352 306C354 342 330 362 300 364L${AXIS} 366`,
    ),
    face: (tones) => tones,
    behind,
    features,
    eyes,
    mouth,
  },
};
