import { Figure, Hat, Plinth } from './figure';

const embers = [
  [214, 170, 7],
  [252, 150, 5],
  [236, 122, 6],
  [270, 108, 4],
  [222, 92, 4],
  [248, 70, 3],
  [232, 48, 3],
] as const;

export function TheLightArt() {
  return (
    <Figure>
      <path d="M0 0h480v400H0z" fill="var(--wall-shade)" opacity="0.45" />
      <path d="M212 24h56l112 348H100z" fill="var(--plaster-light)" opacity="0.22" />
      <path d="M222 24h36l56 348H166z" fill="var(--plaster-light)" opacity="0.3" />
      <path d="M232 0h16v14h-16zM190 40q6-28 50-28t50 28z" fill="var(--plaster-ink)" />
      <Plinth x={240} y={372} height={90} width={130} />
      <Hat x={240} y={270} />
      <g fill="var(--accent)">
        {embers.map(([x, y, size]) => (
          <circle key={y} cx={x} cy={y} r={size} />
        ))}
      </g>
    </Figure>
  );
}
