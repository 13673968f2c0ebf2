import type { ReactNode } from 'react';

type StageRoomProps = {
  /** Whether only buttons are in front of the floor. */
  isFloorLow: boolean;
  /** Text in front of the floor, which is at least as high, so that no line crosses its edge. */
  caption?: ReactNode;
  children: ReactNode;
};

/** The museum's room, in which a pack or what came out of it is shown. */
export function StageRoom({ isFloorLow, caption, children }: StageRoomProps) {
  return (
    <div className="relative isolate flex min-h-[min(38rem,70dvh)] flex-col items-center justify-end overflow-hidden rounded-card bg-wall px-4 pt-8 pb-6">
      <svg
        viewBox="0 0 480 344"
        preserveAspectRatio="none"
        aria-hidden
        className="absolute inset-0 -z-10 size-full"
      >
        <path d="M0 0h300L60 344H0z" fill="var(--wall-lit)" />
      </svg>
      <span
        aria-hidden
        className={`absolute inset-x-0 bottom-0 -z-10 bg-(--floor) transition-[height] duration-200 ${isFloorLow ? 'h-24' : 'h-44'}`}
      />
      {children}
      {caption && (
        <div className="relative w-full pt-6 text-center">
          <span aria-hidden className="absolute -inset-x-4 -top-6 -bottom-6 -z-10 bg-(--floor)" />
          {caption}
        </div>
      )}
    </div>
  );
}
