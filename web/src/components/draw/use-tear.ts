import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

import { matchesMedia } from '@/lib/rendering/matches-media';

/** The share of the pack's width over which the strip must be pulled. */
const TORN_AT = 0.45;
/** A pointer that moves less than this many pixels presses the pack. */
const PRESS_PX = 8;
/** Milliseconds until the strip and the pack have left. */
const TEAR_MS = 420;

type Pull = {
  /** From 0 to 1. */
  share: number;
  direction: 1 | -1;
  isHeld: boolean;
};

const REST: Pull = { share: 0, direction: 1, isHeld: false };

export const prefersStillness = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)');

const stripStyle = ({ share, direction, isHeld }: Pull, isTorn: boolean): CSSProperties => {
  const transition = isHeld
    ? 'none'
    : `transform ${TEAR_MS}ms var(--ease-out), opacity ${TEAR_MS}ms`;
  // Turns the strip around the end that is still attached.
  const transformOrigin = direction > 0 ? '96% 80%' : '4% 80%';
  if (isTorn)
    return {
      transition,
      transformOrigin,
      opacity: 0,
      transform: `translate(${direction * 70}%, -160%) rotate(${direction * 60}deg)`,
    };
  return { transition, transformOrigin, transform: `rotate(${direction * share * 34}deg)` };
};

const bodyStyle = (isTorn: boolean): CSSProperties =>
  isTorn
    ? {
        transition: `transform ${TEAR_MS}ms var(--ease-out) 120ms, opacity ${TEAR_MS - 120}ms 120ms`,
        transform: 'translateY(38%) scale(0.94)',
        opacity: 0,
      }
    : {};

/** Tears a pack by a press or a key, or by dragging its strip in either direction. */
export const useTear = (onTorn: () => void) => {
  const [pull, setPull] = useState(REST);
  const [isTorn, setTorn] = useState(false);
  const start = useRef<{ x: number; width: number }>(null);
  const wasDragged = useRef(false);

  const tear = () => {
    if (isTorn) return;
    setTorn(true);
    if (prefersStillness()) onTorn();
    else setTimeout(onTorn, TEAR_MS);
  };
  const release = () => {
    start.current = null;
    setPull(({ share, direction }) => ({
      share: share > TORN_AT ? share : 0,
      direction,
      isHeld: false,
    }));
  };

  return {
    isTorn,
    strip: stripStyle(pull, isTorn),
    body: bodyStyle(isTorn),
    handlers: {
      onClick: () => {
        // The browser also reports the end of a drag as a click.
        if (!wasDragged.current) tear();
        wasDragged.current = false;
      },
      onPointerDown: ({ clientX, currentTarget, isPrimary, button }: PointerEvent) => {
        wasDragged.current = false;
        if (isPrimary && button === 0)
          start.current = { x: clientX, width: currentTarget.getBoundingClientRect().width || 1 };
      },
      onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
        if (start.current === null || isTorn) return;
        const moved = clientX - start.current.x;
        if (!wasDragged.current && Math.abs(moved) < PRESS_PX) return;
        if (!wasDragged.current) currentTarget.setPointerCapture(pointerId);
        wasDragged.current = true;
        setPull({
          share: Math.min(1, Math.abs(moved) / start.current.width),
          direction: moved < 0 ? -1 : 1,
          isHeld: true,
        });
      },
      onPointerUp: () => {
        const isFar = pull.share > TORN_AT;
        release();
        if (isFar) tear();
      },
      onPointerCancel: release,
    },
  };
};
