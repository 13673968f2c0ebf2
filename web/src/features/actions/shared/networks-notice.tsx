import type { Signable } from '../messages/step';
import { eachNetworkSigns } from '../messages/summary';

type NetworksNoticeProps = { steps: readonly Signable[]; kind: Signable['kind'] };

/** Says that several networks need several signatures of a kind, and how many are signed in all. */
export function NetworksNotice({ steps, kind }: NetworksNoticeProps) {
  const count = steps.filter((step) => step.kind === kind).length;
  if (count < 2) return null;
  return (
    <p className="text-sm">
      {steps.length > count
        ? `Your wallet will ask ${steps.length} times: once for each network, and once for each approval or conversion.`
        : eachNetworkSigns(steps.length)}
    </p>
  );
}
