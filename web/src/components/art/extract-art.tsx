import { Bust, Figure, Hat, Plinth, Spectacles } from './figure';

export function ExtractArt() {
  return (
    <Figure>
      <Plinth x={240} y={372} height={56} width={170} />
      <Bust x={240} y={304}>
        <Spectacles x={0} y={-132} />
      </Bust>
      <path d="M196 124v-28M240 112V84M284 124v-28" stroke="var(--accent)" strokeWidth="4" />
      <Hat x={240} y={76} />
    </Figure>
  );
}
