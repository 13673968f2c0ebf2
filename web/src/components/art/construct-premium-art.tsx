import { BowTie, Bust, Figure, Hat, Plinth, Spectacles } from './figure';

export function ConstructPremiumArt() {
  return (
    <Figure>
      <path d="M240 0l120 372H120z" fill="var(--wall-lit)" />
      <Plinth x={240} y={372} height={104} width={176} />
      <Bust x={240} y={256}>
        <BowTie x={0} y={-58} />
        <Spectacles x={0} y={-132} />
        <Hat x={0} y={-162} />
      </Bust>
      <g fill="var(--plaster-light)">
        <path d="M66 286h12v96H66zM402 286h12v96h-12z" />
        <path d="M48 382h48v8H48zM384 382h48v8h-48z" />
        <circle cx="72" cy="282" r="13" />
        <circle cx="408" cy="282" r="13" />
      </g>
      <path d="M72 302q168 96 336 0" fill="none" stroke="var(--accent)" strokeWidth="10" />
    </Figure>
  );
}
