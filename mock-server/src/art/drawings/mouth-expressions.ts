import { BONE, INK, shift } from '../colour';
import type { Drawing, Scene } from '../drawing';
import { CLOTHS, GLASS, METALS } from '../finishes';
import { AXIS, box, symmetric } from '../geometry/shapes';
import { disc, fill, form, line, piece, stand } from '../paint';
import { between } from '../random';

/** Centers a drawing on the mouth, whose corners are 40 units from the center. */
const mouthOf =
  (marks: (scene: Scene) => string) =>
  (scene: Scene): string =>
    stand(
      marks(scene),
      AXIS,
      scene.anchors.mouth.y,
      scene.anchors.mouth.half / 40,
      between(scene.random, -2, 2),
    );

const laugh = mouthOf(
  ({ primary, trim }) =>
    fill('M-44 -14C-20 -8 20 -8 44 -14C44 18 24 34 0 34C-24 34 -44 18 -44 -14Z', INK) +
    fill('M-38 -10C-18 -5 18 -5 38 -10L34 4C16 8 -16 8 -34 4Z', BONE) +
    fill('M-22 24C-14 10 14 10 22 24C12 32 -12 32 -22 24Z', primary.base) +
    line('M-44 -14C-20 -8 20 -8 44 -14', trim.base, 7),
);

const goldTooth = mouthOf(({ primary, trim, random }) => {
  const gold = random() < 0.5 ? -26 : 8;
  return (
    fill(box(-46, -16, 92, 34, 15), INK) +
    fill(box(-40, -11, 80, 24, 10), BONE) +
    fill(box(gold, -11, 18, 24, 3), primary.base) +
    fill(box(gold, -11, 8, 24, 3), primary.light) +
    fill(box(-40, -11, 80, 6, 3), trim.base) +
    line('M-26 -10L-26 12M-8 -10L-8 12M8 -10L8 12M26 -10L26 12M-40 1L40 1', '#8f7f6c', 2.5)
  );
});

const LIPS =
  'M0 -10C10 -20 28 -20 44 0C28 24 12 28 0 28C-12 28 -28 24 -44 0C-28 -20 -10 -20 0 -10Z';

const lips = mouthOf(
  ({ primary, trim }) =>
    line(LIPS, trim.base, 9) +
    fill(symmetric('M0 -10C10 -20 28 -20 44 0C28 24 12 28 0 28', 0), primary.base) +
    fill('M44 0C28 24 12 28 0 28C-12 28 -28 24 -44 0C-20 10 20 10 44 0Z', primary.shade) +
    fill('M-16 13C-6 17 6 17 16 13C8 22 -8 22 -16 13Z', primary.light) +
    line('M-44 0C-24 5 -10 -2 0 4C10 -2 24 5 44 0', primary.deep, 5),
);

const fangs = mouthOf(
  ({ primary, trim }) =>
    line('M-36 -1C-18 8 18 8 36 -1', trim.base, 8) +
    line('M-44 -8C-20 4 20 4 44 -8', INK, 8) +
    form('M-32 -2L-12 2L-20 32Z', { ...primary, base: primary.light }) +
    form('M12 2L32 -2L20 32Z', primary) +
    line('M-44 -8L-50 -14M44 -8L50 -14', INK, 6),
);

const tongue = mouthOf(
  ({ primary, trim }) =>
    line('M-40 -8C-16 4 16 4 40 -8', INK, 8) +
    piece('M-20 -2C-6 2 10 2 24 -4L26 26C24 46 -12 48 -18 28Z', primary) +
    line('M3 4L4 18', primary.deep, 4) +
    disc(5, 28, 6, trim.deep) +
    disc(4, 27, 4.5, trim.light),
);

const grille = mouthOf(
  ({ primary, trim }) =>
    piece(box(-48, -22, 96, 46, 12), primary) +
    line('M-34 -10L34 -10M-34 1L34 1M-34 12L34 12', primary.deep, 6) +
    disc(-40, -15, 3, trim.light) +
    disc(40, -15, 3, trim.light) +
    disc(-40, 17, 3, trim.light) +
    disc(40, 17, 3, trim.light),
);

const zip = mouthOf(
  ({ primary, trim }) =>
    fill(box(-50, -10, 100, 20, 9), trim.shade) +
    line(
      Array.from(
        { length: 9 },
        (_, index) =>
          `M${-42 + index * 10.5} ${index % 2 === 0 ? -6 : -1}L${-42 + index * 10.5} ${index % 2 === 0 ? 1 : 6}`,
      ).join(''),
      primary.light,
      5,
    ) +
    piece('M30 -12L52 -12L54 12L34 12Z', primary) +
    piece('M40 10L50 10L52 36C52 42 38 42 38 36Z', primary) +
    disc(45, 33, 3.5, trim.deep),
);

const smirk = mouthOf(
  ({ primary, trim }) =>
    line('M-30 8C-6 12 24 6 46 -16C44 10 24 28 4 26C-10 25 -22 18 -30 8Z', primary.base, 9) +
    fill('M-30 8C-6 12 24 6 46 -16C44 10 24 28 4 26C-10 25 -22 18 -30 8Z', INK) +
    fill('M-20 10C-2 12 22 6 40 -8C38 2 32 8 26 12C12 17 -8 17 -20 10Z', BONE) +
    line('M46 -16C52 -18 54 -24 52 -30', shift(primary.deep, -0.04), 6) +
    fill('M-4 22C6 16 18 16 24 20C18 26 6 28 -4 22Z', trim.base),
);

const braces = mouthOf(
  ({ primary, trim }) =>
    fill('M-48 -14C-20 -6 20 -6 48 -14C46 16 24 28 0 28C-24 28 -46 16 -48 -14Z', INK) +
    fill('M-42 -9C-18 -2 18 -2 42 -9C40 10 22 21 0 21C-22 21 -40 10 -42 -9Z', BONE) +
    line('M-39 2C-16 9 16 9 39 2', primary.shade, 4) +
    [-28, -10, 10, 28]
      .map(
        (x) =>
          fill(box(x - 6, Math.abs(x) > 15 ? -2 : 1, 12, 11, 2), primary.base) +
          fill(box(x - 6, Math.abs(x) > 15 ? -2 : 1, 5, 5, 1), trim.light),
      )
      .join(''),
);

export const MOUTH_EXPRESSIONS: readonly Drawing[] = [
  { slug: 'laugh', noun: 'Belly Laugh', trim: 'Lip', finishes: CLOTHS, draw: laugh },
  { slug: 'gold-tooth', noun: 'Capped Grin', trim: 'Gum', finishes: METALS, draw: goldTooth },
  { slug: 'lips', noun: 'Painted Lips', trim: 'Liner', finishes: CLOTHS, draw: lips },
  { slug: 'fangs', noun: 'Polite Fangs', trim: 'Gums', finishes: GLASS, draw: fangs },
  { slug: 'tongue', noun: 'Cheeky Tongue', trim: 'Stud', finishes: CLOTHS, draw: tongue },
  { slug: 'grille', noun: 'Speaker Grille', trim: 'Screws', finishes: METALS, draw: grille },
  { slug: 'zip', noun: 'Sealed Zip', trim: 'Tape', finishes: METALS, draw: zip },
  { slug: 'smirk', noun: 'Knowing Smirk', trim: 'Tongue', finishes: CLOTHS, draw: smirk },
  { slug: 'braces', noun: 'Braces', trim: 'Brackets', finishes: METALS, draw: braces },
];
