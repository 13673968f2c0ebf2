import { expect, test } from 'vitest';

import { fitText } from './canvas-text';

/** Measures 10 pixels for each character at a size of 20 pixels. */
const canvas = () => {
  const context = {
    font: '',
    measureText: (text: string) => ({
      width: (Array.from(text).length * Number(/ (\d+)px/.exec(context.font)?.[1])) / 2,
    }),
  };
  return context as unknown as CanvasRenderingContext2D;
};

const FONT = { family: 'display', size: 20 } as const;

test('T136 a name stays within its line: it gets smaller, and is truncated if that isn’t enough', () => {
  const context = canvas();
  expect(fitText(context, 'Brass Hat', FONT, 100)).toBe('Brass Hat');
  expect(context.font).toContain('20px');
  expect(fitText(context, 'Brass Hats ok', FONT, 100)).toBe('Brass Hats ok');
  expect(context.font).toContain('15px');
  const long = 'x'.repeat(5000);
  const shown = fitText(context, long, FONT, 100);
  expect(shown).toMatch(/^x+…$/);
  expect(context.measureText(shown).width).toBeLessThanOrEqual(100);
  expect(context.font).toContain('12px');
});
