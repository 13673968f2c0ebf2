import { BowTie, Figure, Hat, Spectacles } from './figure';

const windows = [
  { x: 92, content: 'hat' },
  { x: 192, content: 'spectacles' },
  { x: 292, content: 'tie' },
] as const;

export function RerollArt() {
  return (
    <Figure>
      <path d="M404 190v-74" stroke="var(--plaster-shade)" strokeWidth="12" />
      <circle cx="404" cy="106" r="20" fill="var(--accent)" />
      <path d="M380 190h36v40h-36z" fill="var(--plaster-shade)" />
      <path d="M64 120a40 40 0 0 1 40-40h240a40 40 0 0 1 40 40v252H64z" fill="var(--plaster)" />
      <path d="M64 120a40 40 0 0 1 40-40h60L84 372H64z" fill="var(--plaster-light)" />
      {windows.map(({ x, content }) => (
        <g key={content}>
          <rect x={x} y="140" width="88" height="132" rx="8" fill="var(--plaster-ink)" />
          <rect x={x + 7} y="147" width="74" height="118" rx="4" fill="var(--plaster-light)" />
        </g>
      ))}
      <Hat x={136} y={228} scale={0.6} />
      <Spectacles x={236} y={206} scale={0.8} />
      <BowTie x={336} y={206} scale={0.95} />
      <path d="M78 206h292" stroke="var(--accent)" strokeWidth="3" strokeDasharray="6 8" />
      <path d="M124 316h200v20H124z" fill="var(--plaster-ink)" />
    </Figure>
  );
}
