/** Keeps the width of the longer text, so that a toggled button doesn't move its neighbors. */
export function ToggleLabel({ isOn, on, off }: { isOn: boolean; on: string; off: string }) {
  return (
    <span className="inline-grid text-center *:[grid-area:1/1]">
      <span className={isOn ? '' : 'invisible'}>{on}</span>
      <span className={isOn ? 'invisible' : ''}>{off}</span>
    </span>
  );
}
