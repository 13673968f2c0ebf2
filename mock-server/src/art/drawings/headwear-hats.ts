import { BONE, INK, tonesOf } from '../colour';
import type { Drawing } from '../drawing';
import { CLOTHS, HAIR } from '../finishes';
import { band, cut } from '../geometry/cut';
import { box, ellipse, star, symmetric } from '../geometry/shapes';
import { castShadow, disc, fill, form, line, piece } from '../paint';
import { hatOf, TALL } from './headwear-frame';

const topHat = hatOf(
  ({ primary, trim }) => {
    const stack = symmetric('M0 -118L84 -120C78 -80 76 -40 82 2L0 8', 0);
    const brim =
      'M-138 -14C-122 4 -60 12 0 12C60 12 122 4 138 -14C134 18 70 34 0 34C-70 34 -134 18 -138 -14Z';
    return (
      piece(stack, primary) +
      fill(band(stack, [-200, -16], [200, -16], 36), trim.base) +
      fill(cut(band(stack, [-200, -16], [200, -16], 36), [40, -60], [30, 20]), trim.shade) +
      fill(ellipse(0, -119, 84, 10), primary.deep) +
      piece(brim, primary)
    );
  },
  { lean: 5, height: TALL },
);

const beanie = hatOf(
  ({ primary, trim, rise }) => {
    const dome = symmetric(`M0 ${-rise - 62}C62 ${-rise - 58} 102 -44 106 6L0 12`, 0);
    return (
      castShadow(dome) +
      piece(ellipse(2, -rise - 68, 27), trim) +
      form(dome, primary) +
      line(
        `M-34 -8C-36 -50 -24 -74 -6 ${-rise - 56}M34 -8C36 -50 24 -74 6 ${-rise - 56}M-70 -8C-70 -40 -54 -66 -36 -76M70 -8C70 -40 54 -66 36 -76`,
        primary.deep,
        4,
        0.5,
      ) +
      piece(box(-112, -16, 224, 46, 16), trim) +
      line(
        [-84, -56, -28, 0, 28, 56, 84].map((x) => `M${x} -6L${x} 20`).join(''),
        trim.deep,
        5,
        0.6,
      )
    );
  },
  { height: TALL },
);

const wizard = hatOf(
  ({ primary, trim, random }) => {
    const lean = random() < 0.5 ? 1 : -1;
    const cone = `M-94 6C-70 -40 -48 -86 ${lean * 4 - 22} -124C${lean * 14} -142 ${lean * 50} -138 ${lean * 74} -112C${lean * 52} -122 ${lean * 34} -118 ${lean * 26 + 14} -104C52 -70 80 -34 94 6C40 20 -40 20 -94 6Z`;
    const brim =
      'M-152 4C-120 -14 -60 -12 0 -8C60 -12 120 -14 152 4C120 36 60 40 0 40C-60 40 -120 36 -152 4Z';
    return (
      castShadow(brim) +
      form(brim, { ...primary, base: primary.shade, light: primary.base, shade: primary.deep }) +
      piece(cone, primary) +
      fill(band(cone, [-200, 0], [200, 0], 24), trim.base) +
      fill(star(-30, -44, 5, 17, 8), trim.light) +
      fill(star(24, -72, 5, 12, 5.5), trim.light) +
      fill(star(36, -26, 4, 11, 4), trim.light)
    );
  },
  { height: TALL },
);

const fez = hatOf(
  ({ primary, trim }) => {
    const felt = symmetric('M0 -106L64 -106C68 -106 70 -102 72 -98L96 8C60 22 30 22 0 22', 0);
    return (
      piece(felt, primary) +
      disc(0, -105, 64, primary.deep, 9) +
      line('M0 -106C30 -116 66 -108 84 -84L86 -44', trim.shade, 6) +
      line('M0 -107C30 -117 64 -109 82 -85L84 -46', trim.base, 4) +
      piece('M74 -46L96 -46L102 -2L92 -8L85 2L78 -8L68 -2Z', trim) +
      disc(0, -107, 8, trim.light)
    );
  },
  { lean: 5 },
);

const turban = hatOf(
  ({ primary, trim, rise }) => {
    const wrap = symmetric(`M0 ${-rise - 66}C70 ${-rise - 62} 132 -54 124 -6C118 30 50 34 0 30`, 0);
    return (
      piece(wrap, primary) +
      line(
        `M-118 -22C-70 -70 -10 -52 0 26M118 -22C70 -70 10 -52 0 26M-104 -54C-60 -98 20 -90 60 ${-rise - 44}M-112 12C-70 -16 -26 -10 -6 26M112 12C70 -16 26 -10 6 26`,
        primary.deep,
        5,
        0.65,
      ) +
      piece('M0 -52C18 -40 20 -18 0 0C-20 -18 -18 -40 0 -52Z', trim) +
      fill('M-4 -40C-12 -32 -12 -22 -6 -14C-4 -24 -4 -32 -4 -40Z', trim.light) +
      form('M0 -50C-16 -74 -10 -102 10 -122C16 -98 16 -74 0 -50Z', { ...trim, base: trim.light })
    );
  },
  { height: TALL },
);

const propeller = hatOf(({ primary, trim, rise }) => {
  const dome = symmetric(`M0 ${-rise - 40}C66 ${-rise - 38} 102 -40 104 8L0 16`, 0);
  const top = -rise - 40;
  return (
    castShadow(dome) +
    form(dome, primary) +
    fill(cut(cut(dome, [-6, top - 10], [-44, 30]), [44, 30], [6, top - 10]), trim.base) +
    fill('M-112 6C-60 -8 60 -8 112 6C96 36 -96 36 -112 6Z', primary.shade) +
    fill('M-112 6C-60 -8 60 -8 112 6C60 14 -60 14 -112 6Z', primary.light) +
    line(`M0 ${top + 4}L0 ${top - 22}`, INK, 7) +
    piece(
      `M0 ${top - 22}C24 ${top - 46} 66 ${top - 46} 78 ${top - 30}C62 ${top - 16} 24 ${top - 14} 0 ${top - 22}Z`,
      trim,
    ) +
    piece(
      `M0 ${top - 22}C-24 ${top - 6} -66 ${top - 2} -78 ${top - 18}C-60 ${top - 34} -24 ${top - 34} 0 ${top - 22}Z`,
      tonesOf('#e8bc45'),
    ) +
    disc(0, top - 22, 8, BONE)
  );
});

const bicorne = hatOf(
  ({ primary, trim, rise }) => {
    const felt = `M-164 18C-140 -20 -92 ${-rise - 74} 0 ${-rise - 78}C92 ${-rise - 74} 140 -20 164 18C140 10 110 6 84 10C40 28 -40 28 -84 10C-110 6 -140 10 -164 18Z`;
    return (
      piece(felt, primary) +
      line(
        `M-154 10C-130 -24 -84 ${-rise - 62} 0 ${-rise - 66}C84 ${-rise - 62} 130 -24 154 10`,
        trim.base,
        9,
      ) +
      piece(ellipse(34, -48, 27), trim) +
      disc(34, -48, 17, BONE) +
      disc(34, -48, 9, trim.deep)
    );
  },
  { lean: 5 },
);

const paperBoat = hatOf(
  ({ primary, trim, rise }) => {
    const top = -rise - 74;
    return (
      castShadow(`M-134 20L0 ${top}L134 20Z`) +
      fill(`M-92 -10L0 ${top}L0 4Z`, BONE) +
      fill(`M92 -10L0 ${top}L0 4Z`, '#d9cbb0') +
      line(
        `M-40 -44L-12 -44M-46 -30L-12 -30M12 -44L38 -44M12 -30L44 -30M12 -58L26 -58M-28 -58L-12 -58`,
        trim.base,
        4,
      ) +
      fill('M-136 -14L0 2L136 -14L112 30C60 40 -60 40 -112 30Z', primary.base) +
      fill('M0 2L136 -14L112 30C80 36 40 38 0 38Z', primary.shade) +
      fill('M-136 -14L0 2L0 10L-133 -6Z', primary.light)
    );
  },
  { lean: 5 },
);

const nest = hatOf(({ primary, trim, random }) => {
  const twigs = Array.from({ length: 9 }, (_, index) => {
    const x = -104 + index * 26;
    return `M${x - 22} ${6 + random() * 22}L${x + 26} ${-14 + random() * 18}`;
  });
  const bowl = 'M-116 -22C-60 -8 60 -8 116 -22C118 16 76 36 0 36C-76 36 -118 16 -116 -22Z';
  return (
    piece(ellipse(-46, -34, 20, 25), tonesOf('#dfe5d6')) +
    piece(
      'M-8 -18C-14 -66 16 -100 46 -98C72 -96 82 -74 80 -58L100 -50L80 -42C78 -24 62 -12 40 -10Z',
      trim,
    ) +
    fill('M6 -30C14 -56 40 -58 52 -44C44 -22 20 -16 6 -30Z', trim.deep) +
    disc(62, -72, 6, INK) +
    disc(60, -74, 2, BONE) +
    fill('M79 -62L104 -50L80 -44Z', '#eaa73a') +
    piece(bowl, primary) +
    line(twigs.join(''), primary.deep, 5, 0.7) +
    line('M-128 -12L-80 -30M84 -28L128 -34M-100 30L-128 36', primary.light, 5)
  );
});

export const HEADWEAR_HATS: readonly Drawing[] = [
  { slug: 'top-hat', noun: 'Top Hat', trim: 'Band', finishes: CLOTHS, draw: topHat },
  { slug: 'beanie', noun: 'Bobble Hat', trim: 'Cuff', finishes: CLOTHS, draw: beanie },
  { slug: 'wizard', noun: 'Crooked Wizard Hat', trim: 'Stars', finishes: CLOTHS, draw: wizard },
  { slug: 'fez', noun: 'Fez', trim: 'Tassel', finishes: CLOTHS, draw: fez },
  { slug: 'turban', noun: 'Plumed Turban', trim: 'Jewel', finishes: CLOTHS, draw: turban },
  { slug: 'propeller', noun: 'Propeller Cap', trim: 'Panel', finishes: CLOTHS, draw: propeller },
  { slug: 'bicorne', noun: 'Admiral’s Bicorne', trim: 'Cockade', finishes: CLOTHS, draw: bicorne },
  { slug: 'paper-boat', noun: 'Paper Boat Hat', trim: 'Print', finishes: CLOTHS, draw: paperBoat },
  { slug: 'nest', noun: 'Tenanted Nest', trim: 'Tenant', finishes: HAIR, draw: nest },
];
