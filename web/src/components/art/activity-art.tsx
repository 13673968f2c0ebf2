import { Figure } from './figure';

const slips = [
  { x: 118, y: 96, turn: -9, accent: false },
  { x: 132, y: 160, turn: 5, accent: true },
  { x: 112, y: 226, turn: -3, accent: false },
] as const;

export function ActivityArt() {
  return (
    <Figure>
      <path d="M160 344h160v20H160z" fill="var(--plaster-shade)" />
      <path d="M236 60h8v290h-8z" fill="var(--plaster-shade)" />
      {slips.map(({ x, y, turn, accent }) => (
        <g key={y} transform={`rotate(${turn} 240 ${y + 50})`}>
          <path
            d={`M${x} ${y}h236v86l-12 8-12-8-12 8-12-8-12 8-12-8H${x}z`}
            fill="var(--plaster-light)"
          />
          <circle
            cx={x + 36}
            cy={y + 40}
            r="18"
            fill={accent ? 'var(--accent)' : 'var(--plaster)'}
          />
          <path
            d={`M${x + 70} ${y + 32}h90M${x + 70} ${y + 52}h58`}
            stroke="var(--plaster-ink)"
            strokeWidth="7"
          />
          <path d={`M${x + 186} ${y + 32}h30`} stroke="var(--plaster-shade)" strokeWidth="7" />
        </g>
      ))}
      <path d="M236 56l4-24 4 24v62h-8z" fill="var(--plaster)" />
    </Figure>
  );
}
