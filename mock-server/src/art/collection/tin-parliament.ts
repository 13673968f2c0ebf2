import type { CollectionArt } from '../collection-art';
import type { Tones } from '../colour';
import { BONE, INK, shift } from '../colour';
import { both, box } from '../geometry/shapes';
import { disc, fill, form, line, piece } from '../paint';

const behind = (tones: Tones): string =>
  piece(both(box(122, 204, 40, 56, 12)), { ...tones, base: tones.shade, shade: tones.deep }) +
  form(box(108, 214, 22, 36, 8), tones) +
  form(box(382, 214, 22, 36, 8), tones);

const features = (tones: Tones): string =>
  fill(box(170, 178, 172, 146, 34), tones.deep, 0.55) +
  fill(box(166, 174, 172, 146, 34), shift(tones.light, 0.05, 0.6)) +
  line('M196 146L316 146', tones.deep, 5, 0.6) +
  [172, 340]
    .map((x) => disc(x, 146, 6, tones.deep) + disc(x - 1.5, 144.5, 3, tones.light))
    .join('');

const eyes = (tones: Tones): string =>
  [206, 306]
    .map((x) => disc(x, 228, 27, tones.deep) + disc(x, 228, 19, BONE) + disc(x + 3, 231, 10, INK))
    .join('');

const mouth = (tones: Tones): string =>
  fill(box(214, 280, 84, 26, 10), tones.deep) +
  line('M232 287L232 299M248 287L248 299M264 287L264 299M280 287L280 299', BONE, 5);

export const tinParliament: CollectionArt = {
  slug: 'tin-parliament',
  name: 'Tin Parliament',
  description:
    'Machines elected to mind the night shift and never voted out. They meet on Tuesdays, oil each other’s hinges and pass very sensible laws.',
  palette: { body: '#8fa39b', accent: '#d9572e', ground: '#d8c9a3' },
  headShape: {
    anchors: {
      crown: 114,
      seat: { y: 134, half: 96 },
      brow: 186,
      eyes: { y: 228, gap: 50, size: 29 },
      mouth: { y: 293, half: 42 },
      chin: 340,
      side: { y: 230, half: 122 },
      ear: { x: 136, y: 262 },
      neck: { y: 370, half: 50 },
      shoulders: { y: 408, half: 180 },
    },
    skull: box(150, 114, 212, 226, 46),
    face: (tones) => tones,
    behind,
    features,
    eyes,
    mouth,
  },
};
