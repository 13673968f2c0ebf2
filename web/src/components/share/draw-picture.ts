import { PRODUCT_NAME } from '@/config/constants';

import { drawArt, MAX_PICTURES, type Square } from './draw-art';
import { loadArt, PictureError } from './load-art';
import type { PictureSize } from './picture-size';
import type { Art } from './shareable';
import { fitText, loadFonts, type Font } from './canvas-text';

type Canvas = CanvasRenderingContext2D;

export type Drawn = {
  title: string;
  lines: readonly string[];
  art: readonly Art[];
  mark?: string | undefined;
  hasName: boolean;
};

/** Reads the theme's colors, so that a saved picture looks like the page. */
const themeColors = () => {
  const style = getComputedStyle(document.documentElement);
  return (name: string): string => style.getPropertyValue(`--${name}`).trim();
};

const write = (
  canvas: Canvas,
  text: string,
  { x, y, width, color, ...font }: Font & { x: number; y: number; width: number; color: string },
): void => {
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = color;
  canvas.fillText(fitText(canvas, text, font, width), x, y);
};

/** Writes the name within the circle to which sites crop a profile picture. */
const drawSquare = (
  canvas: Canvas,
  { width }: PictureSize,
  pictures: readonly HTMLImageElement[][],
  { title, lines, mark, hasName }: Drawn,
): void => {
  const color = themeColors();
  canvas.fillStyle = color('wall');
  canvas.fillRect(0, 0, width, width);
  drawArt(canvas, pictures, { x: 0, y: 0, size: width });
  const [line] = mark === undefined ? lines : [mark];
  if (!hasName && mark === undefined) return;
  const top = width * 0.85;
  canvas.fillStyle = color('ground');
  canvas.fillRect(0, top, width, width - top);
  canvas.fillStyle = color('accent');
  canvas.fillRect(0, top, width, width / 256);
  const middle = width / 2;
  if (hasName)
    write(canvas, title, {
      family: 'display',
      size: width * 0.042,
      x: middle,
      y: width * (line === undefined ? 0.92 : 0.9),
      width: width * 0.62,
      color: color('foreground'),
    });
  if (line !== undefined)
    write(canvas, line, {
      family: 'text',
      size: width * 0.025,
      x: middle,
      y: width * (hasName ? 0.95 : 0.92),
      width: width * 0.5,
      color: color('muted'),
    });
};

/** Hangs the picture on the wall of the museum, framed, with its label beneath. */
const drawWallpaper = (
  canvas: Canvas,
  { width, height }: PictureSize,
  pictures: readonly HTMLImageElement[][],
  { title, lines, mark, hasName }: Drawn,
): void => {
  const color = themeColors();
  const isPortrait = height > width;
  const floor = height * (isPortrait ? 0.86 : 0.88);
  canvas.fillStyle = color('wall');
  canvas.fillRect(0, 0, width, height);
  canvas.fillStyle = color('wall-lit');
  canvas.beginPath();
  canvas.moveTo(0, 0);
  canvas.lineTo(width * 0.62, 0);
  canvas.lineTo(width * 0.12, floor);
  canvas.lineTo(0, floor);
  canvas.fill();
  canvas.fillStyle = color('floor');
  canvas.fillRect(0, floor, width, height - floor);

  const size = isPortrait ? width * 0.74 : height * 0.6;
  const art: Square = {
    x: (width - size) / 2,
    // Leaves the upper part of a phone's screen to its clock.
    y: height * (isPortrait ? 0.33 : 0.1),
    size,
  };
  const frame = size * 0.035;
  const shadow = frame * 1.2;
  canvas.fillStyle = color('wall-shade');
  canvas.fillRect(
    art.x - frame + shadow,
    art.y - frame + shadow,
    size + 2 * frame,
    size + 2 * frame,
  );
  canvas.fillStyle = color('plaster-light');
  canvas.fillRect(art.x - frame, art.y - frame, size + 2 * frame, size + 2 * frame);
  canvas.fillStyle = color('wall');
  canvas.fillRect(art.x, art.y, size, size);
  drawArt(canvas, pictures, art);

  const texts = [...(hasName ? lines : []), ...(mark === undefined ? [] : [mark])];
  const middle = width / 2;
  let y = art.y + size + frame + size * 0.11;
  if (hasName) {
    write(canvas, title, {
      family: 'display',
      size: size * 0.075,
      x: middle,
      y,
      width: width * 0.84,
      color: color('foreground'),
    });
    y += size * 0.075;
  }
  for (const text of texts) {
    write(canvas, text, {
      family: 'text',
      size: size * 0.036,
      x: middle,
      y,
      width: width * 0.8,
      color: color('muted'),
    });
    y += size * 0.055;
  }
};

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      // A browser returns nothing for a canvas that exceeds its memory.
      else reject(new PictureError('not-drawn'));
    }, 'image/png');
  });

/** Draws a picture in the browser. @throws PictureError when it can't be loaded, drawn or exported */
export const drawPicture = async (drawn: Drawn, size: PictureSize): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PictureError('not-drawn');
  const texts = [drawn.title, ...drawn.lines, drawn.mark ?? '', PRODUCT_NAME];
  const [pictures] = await Promise.all([
    loadArt(drawn.art.slice(0, MAX_PICTURES)),
    loadFonts(texts.join(' ')),
  ]);
  const draw = size.width === size.height ? drawSquare : drawWallpaper;
  draw(context, size, pictures, drawn);
  try {
    return await toPng(canvas);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    // The browser refuses to export a canvas with a picture that was loaded without CORS.
    throw new PictureError('refused');
  }
};
