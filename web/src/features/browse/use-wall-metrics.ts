import { useLayoutEffect, useState, type RefObject } from 'react';

/** A grid of cards of one height, as it was laid out; in CSS pixels. */
export type WallMetrics = {
  columns: number;
  /** Of a card. */
  height: number;
  /** Between two rows. */
  gap: number;
  /** From the top of the document to the grid. */
  top: number;
};

/** Before anything is drawn: roughly what a card of a phone takes. */
const UNKNOWN: WallMetrics = { columns: 2, height: 300, gap: 32, top: 0 };

const measure = (wall: HTMLElement): WallMetrics => {
  const style = getComputedStyle(wall);
  const card = wall.querySelector(':scope > li > *');
  return {
    columns: Number(style.getPropertyValue('--columns')) || UNKNOWN.columns,
    height: card?.getBoundingClientRect().height || UNKNOWN.height,
    gap: Number.parseFloat(style.rowGap) || 0,
    top: Math.round(wall.getBoundingClientRect().top + window.scrollY),
  };
};

const isSame = (one: WallMetrics, other: WallMetrics): boolean =>
  one.columns === other.columns &&
  one.height === other.height &&
  one.gap === other.gap &&
  one.top === other.top;

/**
 * How the stylesheet lays the cards out, at any width and size of text: columns, and the height that
 * one card has, which all have.
 */
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
    // What stands above it may grow and push it down.
    resizes.observe(document.body);
    return () => resizes.disconnect();
  }, [wall]);
  return metrics;
};
