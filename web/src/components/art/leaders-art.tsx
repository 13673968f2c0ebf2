import { BowTie, Bust, Figure, Hat, Plinth, Spectacles } from './figure';

export function LeadersArt() {
  return (
    <Figure>
      <Plinth x={90} y={372} height={96} width={116} />
      <Plinth x={390} y={372} height={56} width={116} />
      <Plinth x={240} y={372} height={150} width={130} />
      <Bust x={90} y={264} scale={0.62}>
        <Spectacles x={0} y={-132} />
      </Bust>
      <Bust x={390} y={304} scale={0.62}>
        <BowTie x={0} y={-58} />
      </Bust>
      <Bust x={240} y={210} scale={0.72}>
        <Hat x={0} y={-162} />
        <BowTie x={0} y={-58} />
      </Bust>
    </Figure>
  );
}
