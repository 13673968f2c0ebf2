import { Figure, Plinth } from './figure';

export function EmptyPlinthArt() {
  return (
    <Figure>
      <Plinth x={240} y={372} height={130} width={180} />
      <g fill="none" stroke="var(--control)" strokeWidth="4" strokeDasharray="4 10">
        <path d="M198 148a42 42 0 0 1 84 0v28a42 42 0 0 1-84 0zM175 224c8-12 34-16 65-16s57 4 65 16" />
      </g>
      <g transform="rotate(-4 240 300)">
        <path d="M180 268h120v64H180z" fill="var(--plaster-light)" />
        <path d="M196 288h60M196 304h88M196 318h44" stroke="var(--plaster-ink)" strokeWidth="5" />
        <circle cx="282" cy="284" r="8" fill="var(--accent)" />
      </g>
    </Figure>
  );
}
