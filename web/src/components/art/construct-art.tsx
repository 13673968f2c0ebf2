import { BowTie, Bust, Figure, Hat, Plinth, Spectacles } from './figure';

export function ConstructArt() {
  return (
    <Figure>
      <path d="M330 28v300" stroke="var(--hairline)" strokeWidth="3" strokeDasharray="2 10" />
      <Plinth x={330} y={372} height={36} width={170} />
      <Bust x={330} y={324} />
      <Hat x={330} y={92} />
      <g stroke="var(--control)" strokeWidth="3" fill="none">
        <path d="M196 70h64M168 190h110M196 300h74" />
        <circle cx="264" cy="70" r="4" />
        <circle cx="282" cy="190" r="4" />
        <circle cx="274" cy="300" r="4" />
      </g>
      <g transform="rotate(-8 130 66)">
        <Hat x={130} y={92} />
      </g>
      <g transform="rotate(6 112 190)">
        <rect x="58" y="162" width="108" height="56" rx="8" fill="var(--plaster-light)" />
        <Spectacles x={112} y={190} />
      </g>
      <g transform="rotate(-5 130 300)">
        <BowTie x={142} y={300} scale={1.3} />
      </g>
    </Figure>
  );
}
