import type { Tones } from './colour';
import { INK } from './colour';
import { compact, short } from './geometry/contour';
import { cut } from './geometry/cut';
import { boundsOf } from './geometry/shapes';

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${compact(d)}" fill="${colour}"${d.lastIndexOf('M') > 0 ? ' fill-rule="evenodd"' : ''}${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  }/>`;

export const disc = (x: number, y: number, rx: number, colour: string, ry = rx): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"/>`;

export const fillAll = (outlines: readonly string[], colour: string): string =>
  outlines.length === 0 ? '' : `<path d="${compact(outlines.join(''))}" fill="${colour}"/>`;

/** Draws a single path per color, which requires outlines that don't overlap. */
export const fillEach = (pieces: readonly (readonly [outline: string, colour: string])[]): string =>
  Array.from(new Set(pieces.map(([, colour]) => colour)), (colour) =>
    fillAll(
      pieces.flatMap(([outline, own]) => (own === colour ? [outline] : [])),
      colour,
    ),
  ).join('');

export const outlined = (d: string, colour: string, edge: string, width: number): string =>
  `<path d="${compact(d)}" fill="${colour}" stroke="${edge}" stroke-width="${short(width)}"/>`;

export const dots = (
  places: readonly (readonly [x: number, y: number])[],
  radius: number,
  colour: string,
): string =>
  places.length === 0
    ? ''
    : line(places.map(([x, y]) => `M${x} ${y}L${x} ${y}`).join(''), colour, radius * 2);

export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${compact(d)}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  }/>`;

export const castShadow = (d: string, dx = 7, dy = 9): string =>
  `<path transform="translate(${dx} ${dy})" d="${compact(d)}" fill="${INK}"${
    d.lastIndexOf('M') > 0 ? ' fill-rule="evenodd"' : ''
  } opacity="0.26"/>`;

export const lightOn = (d: string, bend = 0.14): { shaded: string; lit: string } => {
  const { x, y, width, height } = boundsOf(d);
  return {
    shaded: cut(d, [x + width * 0.94, y], [x + width * 0.46, y + height], bend),
    lit: cut(d, [x, y + height * 0.72], [x + width * 0.46, y], bend),
  };
};

export const form = (d: string, tones: Tones, bend = 0.14): string => {
  const { shaded, lit } = lightOn(d, bend);
  return fill(d, tones.base) + fill(shaded, tones.shade) + fill(lit, tones.light);
};

export const piece = (d: string, tones: Tones, bend = 0.14): string =>
  castShadow(d) + form(d, tones, bend);

/** Moves the marks' origin to (x, y), and scales and rotates the marks around it. */
export const stand = (marks: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${short(x)} ${short(y)})${
    turn === 0 ? '' : ` rotate(${short(turn)})`
  }${scale === 1 ? '' : ` scale(${Number(scale.toFixed(2))})`}">${marks}</g>`;
