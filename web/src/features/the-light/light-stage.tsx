import type { TraitRef } from '@trait-market/contract/economy/shared';

import { Plinth, Room } from '@/components/art/figure';
import { SafePicture } from '@/components/safe-picture';
import { cn } from '@/lib/cn';

/** For each spark: horizontal position, height, size, and delay in seconds. */
const sparks = [
  [196, 250, 4, 0],
  [284, 236, 5, 1.1],
  [228, 210, 6, 2.3],
  [262, 260, 4, 3],
  [240, 180, 3, 0.6],
  [212, 150, 4, 1.8],
  [270, 168, 3, 2.7],
] as const;

/** `before`: in front of the lamp. `locked`: locked in its light. `gone`: burned. */
export type InLight = 'before' | 'locked' | 'gone';

type LightStageProps = {
  trait: Pick<TraitRef, 'imageUrl'>;
  inLight: InLight;
  /** The remaining share of the lock's duration, from 1 to 0. */
  left?: number;
};

export function LightStage({ trait, inLight, left = 1 }: LightStageProps) {
  const isLit = inLight !== 'before';
  return (
    <div aria-hidden className="relative overflow-hidden rounded-card bg-wall">
      <svg viewBox="0 0 480 400" className="block h-auto w-full">
        <Room />
        <path d="M0 0h480v400H0z" fill="var(--wall-shade)" opacity={isLit ? 0.7 : 0.35} />
        <g
          fill="var(--plaster-light)"
          className="transition-opacity duration-700"
          opacity={isLit ? 1 : 0.45}
        >
          <path d="M206 18h68l128 382H78z" opacity="0.16" />
          <path d="M218 18h44l84 382H134z" opacity="0.22" />
          <path d="M230 18h20l40 382h-100z" opacity="0.22" />
        </g>
        <path d="M236 0h8v10h-8zM190 36q6-28 50-28t50 28z" fill="var(--plaster-shade)" />
        <path d="M206 36h68v4h-68z" fill="var(--plaster-light)" />
        <Plinth x={240} y={384} height={82} width={176} />
      </svg>
      <div
        className={cn(
          'absolute top-[28%] left-[31.5%] w-[37%] overflow-hidden rounded-card transition-[opacity,filter,transform] duration-1000',
          inLight === 'gone' && '-translate-y-[12%] scale-95 blur-md',
        )}
        style={{
          opacity: inLight === 'gone' ? 0 : 0.3 + 0.7 * left,
          filter: inLight === 'locked' ? `brightness(${1 + 0.5 * (1 - left)})` : undefined,
        }}
      >
        <SafePicture
          src={trait.imageUrl}
          size={320}
          eager
          className="aspect-square w-full bg-wall"
        />
      </div>
      {isLit && (
        <svg viewBox="0 0 480 400" className="absolute inset-0 block h-full w-full">
          <g fill="var(--accent)">
            {sparks.map(([x, y, size, after]) => (
              <circle
                key={x}
                cx={x}
                cy={inLight === 'gone' ? y - 60 : y}
                r={size}
                className="motion-safe:animate-ember"
                style={{ animationDelay: `${after}s` }}
              />
            ))}
          </g>
        </svg>
      )}
    </div>
  );
}
