import type { ReactNode } from 'react';

type ToggleLabelProps = { icon: ReactNode; isOn: boolean; on: string; off: string };

/**
 * Centers the icon and the text, and keeps the width of the longer text, so that a toggled button
 * doesn't move its neighbors.
 */
export function ToggleLabel({ icon, isOn, on, off }: ToggleLabelProps) {
  return (
    <span className="inline-grid *:flex *:items-center *:justify-center *:gap-2 *:[grid-area:1/1]">
      <span>
        {icon}
        <span>{isOn ? on : off}</span>
      </span>
      <span className="invisible">
        {icon}
        <span>{isOn ? off : on}</span>
      </span>
    </span>
  );
}
