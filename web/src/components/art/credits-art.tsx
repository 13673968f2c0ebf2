import { Figure } from './figure';

const stacks = [
  { x: 110, count: 2 },
  { x: 240, count: 4 },
  { x: 370, count: 7 },
] as const;

function Coin({ x, y, isTop }: { x: number; y: number; isTop: boolean }) {
  return (
    <g>
      <path d={`M${x - 50} ${y}v18a50 14 0 0 0 100 0v-18z`} fill="var(--plaster-shade)" />
      <path d={`M${x - 50} ${y}v18a50 14 0 0 0 36 13v-18z`} fill="var(--plaster)" />
      <ellipse
        cx={x}
        cy={y}
        rx="50"
        ry="14"
        fill={isTop ? 'var(--accent)' : 'var(--plaster-light)'}
      />
      {isTop && <path d={`M${x - 18} ${y - 4}h36v4h-12v6h-12v-6h-12z`} fill="var(--plaster-ink)" />}
    </g>
  );
}

export function CreditsArt() {
  return (
    <Figure>
      {stacks.map(({ x, count }) =>
        Array.from({ length: count }, (_, level) => (
          <Coin key={`${x}-${level}`} x={x} y={338 - level * 26} isTop={level === count - 1} />
        )),
      )}
    </Figure>
  );
}
