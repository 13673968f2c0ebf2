import { useLayoutEffect, useState, type RefObject } from 'react';

/** The measured layout of the grid, whose cards all have the same height; in CSS pixels. */
export type WallMetrics = {
  columns: number;
  height: number;
  gap: number;
  top: number;
  /** False on the server and in the first render, which can't measure. */
  isMeasured: boolean;
};

/** An estimate for the first render: the card size on a phone. */
const UNKNOWN: WallMetrics = { columns: 2, height: 300, gap: 32, top: 0, isMeasured: false };

const measure = (wall: HTMLElement): WallMetrics => {
  const style = getComputedStyle(wall);
  const card = wall.querySelector(':scope > li > *');
  return {
    columns: Number(style.getPropertyValue('--columns')) || UNKNOWN.columns,
    height: card?.getBoundingClientRect().height || UNKNOWN.height,
    gap: Number.parseFloat(style.rowGap) || 0,
    top: Math.round(wall.getBoundingClientRect().top + window.scrollY),
    isMeasured: true,
  };
};

const isSame = (one: WallMetrics, other: WallMetrics): boolean =>
  one.isMeasured === other.isMeasured &&
  one.columns === other.columns &&
  one.height === other.height &&
  one.gap === other.gap &&
  one.top === other.top;

/** Measures the layout of the cards, which depends on stylesheet, width and text size. */
export const useWallMetrics = (wall: RefObject<HTMLElement | null>): WallMetrics => {
  const [metrics, setMetrics] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = wall.current;
    if (!element) return undefined;
    const update = () => {
      const next = measure(element);
      setMetrics((before) => (isSame(before, next) ? before : next));
    };
    update();
    const resizes = new ResizeObserver(update);
    resizes.observe(element);
    // Observes the body too, because content above the grid may grow and move the grid.
    resizes.observe(document.body);
    return () => resizes.disconnect();
  }, [wall]);
  return metrics;
};
