import type { CollectionArt } from '../collection-art';
import type { Tones } from '../colour';
import { BONE, INK, shift } from '../colour';
import type { Point } from '../geometry/contour';
import { ellipse, box, both } from '../geometry/shapes';
import { disc, fill, form, line, piece, dots } from '../paint';

const RING_BOLTS = 10;

const behind = (tones: Tones): string =>
  piece(both(box(112, 206, 40, 52, 10)), { ...tones, base: tones.shade, shade: tones.deep }) +
  form(box(98, 216, 22, 32, 8), tones) +
  form(box(392, 216, 22, 32, 8), tones) +
  piece(box(180, 336, 152, 46, 20), tones);

const features = (tones: Tones): string => {
  const bolts = Array.from({ length: RING_BOLTS }, (_, index): Point => {
    const angle = ((index + 0.5) / RING_BOLTS) * Math.PI * 2;
    return [256 + Math.sin(angle) * 95, 240 - Math.cos(angle) * 95];
  });
  return (
    fill(ellipse(260, 245, 106), INK, 0.25) +
    form(ellipse(256, 240, 106), { ...tones, base: tones.light, light: shift(tones.light, 0.08) }) +
    dots(bolts, 5, tones.deep) +
    disc(256, 240, 85, tones.deep) +
    disc(256, 242, 81, shift(tones.light, 0.12, 0.35, 40)) +
    fill('M186 206C196 178 222 162 246 161L206 268C190 254 182 232 186 206Z', BONE, 0.5)
  );
};

const eyes = (): string =>
  [218, 294].map((x) => disc(x, 230, 13, INK, 18) + disc(x - 4, 222, 5, BONE)).join('');

const mouth = (): string => line('M238 282Q256 294 274 282', INK, 7);

export const fathomClub: CollectionArt = {
  slug: 'fathom-club',
  name: 'Fathom Club',
  description:
    'Members went down for a look in 1911 and liked the quiet. Subscriptions are paid in pearls; the bar is open until the air runs out.',
  palette: { body: '#c68a3c', accent: '#2b6f78', ground: '#9fc4b7' },
  headShape: {
    anchors: {
      crown: 110,
      seat: { y: 140, half: 90 },
      brow: 178,
      eyes: { y: 230, gap: 38, size: 25 },
      mouth: { y: 286, half: 34 },
      chin: 350,
      side: { y: 232, half: 130 },
      ear: { x: 144, y: 260 },
      neck: { y: 364, half: 72 },
      shoulders: { y: 408, half: 172 },
    },
    skull: ellipse(256, 232, 128, 124),
    face: (tones) => tones,
    behind,
    features,
    eyes,
    mouth,
  },
};
