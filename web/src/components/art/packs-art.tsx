import { BowTie, Figure, Hat } from './figure';

export function PacksArt() {
  return (
    <Figure>
      <g transform="rotate(7 240 230)">
        <g transform="rotate(-16 196 110)">
          <Hat x={196} y={128} scale={1.1} />
        </g>
        <g transform="rotate(24 306 92)">
          <BowTie x={308} y={96} scale={1.35} />
        </g>
        <path
          d="M148 150l14-14 16 12 18-16 18 14 18-14 20 16 18-12 18 14 18-14 18 12 16-12 12 14v222H148z"
          fill="var(--plaster)"
        />
        <path d="M148 150l14-14 16 12 18-16 6 5-14 235h-40z" fill="var(--plaster-light)" />
        <path d="M148 352h204v20H148z" fill="var(--plaster-shade)" />
        <path d="M190 214h120v24h-44v84h-32v-84h-44z" fill="var(--plaster-ink)" />
      </g>
    </Figure>
  );
}
