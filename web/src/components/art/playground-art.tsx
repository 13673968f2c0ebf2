import { BowTie, Bust, Figure, Hat, Spectacles } from './figure';

const pegs = [
  [86, 72],
  [86, 190],
  [394, 72],
  [394, 190],
] as const;

export function PlaygroundArt() {
  return (
    <Figure>
      <g fill="var(--hairline)">
        {[40, 100, 160, 220, 280].flatMap((y) =>
          [40, 90, 140, 190, 240, 290, 340, 390, 440].map((x) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="3" />
          )),
        )}
      </g>
      <Bust x={240} y={344} scale={1.2} />
      <g fill="var(--plaster-shade)">
        {pegs.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="8" />
        ))}
      </g>
      <Hat x={86} y={132} scale={0.9} />
      <g transform="rotate(-12 86 190)">
        <rect x="40" y="196" width="92" height="48" rx="8" fill="var(--plaster-light)" />
        <Spectacles x={86} y={220} scale={0.9} />
      </g>
      <g transform="rotate(14 394 100)">
        <BowTie x={394} y={104} scale={1.2} />
      </g>
      <path d="M394 190l-34 40h68z" fill="none" stroke="var(--plaster-light)" strokeWidth="4" />
      <path d="M358 230h72v44q-36 18-72 0z" fill="var(--plaster)" />
      <path d="M382 230h24v52h-24z" fill="var(--plaster-ink)" />
    </Figure>
  );
}
