import { BowTie, Bust, Figure, Hat, Spectacles } from './figure';

export function ConstructFeedArt() {
  return (
    <Figure>
      <Bust x={70} y={300} scale={0.8} />
      <Bust x={224} y={300} scale={0.8}>
        <Spectacles x={0} y={-132} />
        <BowTie x={0} y={-58} />
      </Bust>
      <Bust x={378} y={300} scale={0.8}>
        <Hat x={0} y={-162} />
        <Spectacles x={0} y={-132} />
      </Bust>
      <path d="M0 300h480v18H0z" fill="var(--plaster-ink)" />
      <path d="M0 300h480v5H0z" fill="var(--plaster-shade)" />
      <g fill="var(--plaster)">
        {[40, 120, 200, 280, 360, 440].map((x) => (
          <circle key={x} cx={x} cy="336" r="16" />
        ))}
      </g>
      <g fill="var(--plaster-ink)">
        {[40, 120, 200, 280, 360, 440].map((x) => (
          <circle key={x} cx={x} cy="336" r="5" />
        ))}
      </g>
      <path
        d="M404 366h44l-10-10m10 10l-10 10"
        stroke="var(--accent)"
        strokeWidth="5"
        fill="none"
      />
    </Figure>
  );
}
