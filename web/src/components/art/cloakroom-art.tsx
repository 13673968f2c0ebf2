import { BowTie, Figure, Hat, Spectacles } from './figure';

export function CloakroomArt() {
  return (
    <Figure>
      <path d="M40 150h400v10H40z" fill="var(--plaster-shade)" />
      <Hat x={110} y={150} />
      <g transform="translate(240 112)">
        <path d="M-52-18h104v56h-104z" fill="var(--plaster-light)" />
        <Spectacles x={0} y={10} />
      </g>
      <path d="M330 96h80v54h-80z" fill="var(--plaster)" />
      <path d="M330 96h26v54h-26z" fill="var(--plaster-light)" />
      <BowTie x={370} y={122} scale={0.8} />
      <path d="M20 246h440v22H20z" fill="var(--plaster-light)" />
      <path d="M40 268h400v132H40z" fill="var(--plaster)" />
      <path d="M290 268h150v132H290z" fill="var(--plaster-shade)" />
      <g transform="rotate(-7 210 262)">
        <path
          d="M120 214h180v22a12 12 0 0 0 0 24v22H120v-22a12 12 0 0 0 0-24z"
          fill="var(--accent)"
        />
        <path d="M250 220v56" stroke="var(--plaster-ink)" strokeWidth="3" strokeDasharray="5 6" />
        <path d="M146 238h78M146 256h50" stroke="var(--plaster-ink)" strokeWidth="7" />
      </g>
    </Figure>
  );
}
