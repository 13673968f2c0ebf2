import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';

import { useIsHydrating } from '@/lib/rendering/use-is-hydrating';

/** The measured layout of the grid, whose cards all have the same height; in CSS pixels. */
export type WallMetrics = {
  columns: number;
  height: number;
  gap: number;
  top: number;
};

/** The size of a card on a phone, for a wall without cards. */
const PHONE = { columns: 2, height: 300 };

const measure = (wall: HTMLElement): WallMetrics => {
  const style = getComputedStyle(wall);
  const card = wall.querySelector(':scope > li > *');
  return {
    columns: Number(style.getPropertyValue('--columns')) || PHONE.columns,
    height: card?.getBoundingClientRect().height || PHONE.height,
    gap: Number.parseFloat(style.rowGap) || 0,
    top: Math.round(wall.getBoundingClientRect().top + window.scrollY),
  };
};

const isSame = (one: WallMetrics | undefined, other: WallMetrics): boolean =>
  one !== undefined &&
  one.columns === other.columns &&
  one.height === other.height &&
  one.gap === other.gap &&
  one.top === other.top;

/**
 * Measures the layout of the cards, which depends on stylesheet, width and text size. Returns
 * undefined on the server and for the first render.
 */
export const useWallMetrics = (wall: RefObject<HTMLElement | null>): WallMetrics | undefined => {
  const [metrics, setMetrics] = useState<WallMetrics>();
  const [isHydration] = useState(useIsHydrating());
  useLayoutEffect(() => {
    const element = wall.current;
    if (!element) return undefined;
    const update = () => {
      const next = measure(element);
      setMetrics((before) => (isSame(before, next) ? before : next));
    };
    // The server's cards are already in place, so their measures have a low priority.
    let isDeferred = isHydration;
    if (!isDeferred) update();
    const resizes = new ResizeObserver(() => {
      if (isDeferred) startTransition(update);
      else update();
      isDeferred = false;
    });
    resizes.observe(element);
    // Observes the body too, because content above the grid may grow and move the grid.
    resizes.observe(document.body);
    return () => resizes.disconnect();
  }, [wall, isHydration]);
  return metrics;
};
