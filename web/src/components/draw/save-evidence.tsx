import { Download } from 'lucide-react';

import { Button } from '@/components/ui/button';
import { downloadFile } from '@/lib/download-file';

import type { Checked } from './checked';

const saveJson = (content: object, name: string): void => {
  const text = JSON.stringify({ ...content, savedAt: new Date().toISOString() }, null, 2);
  downloadFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
};

type SaveButtonProps = {
  label: string;
  /** The subject of the button, for screen readers, if the label doesn't name it. */
  describes?: string;
  name: string;
  content: () => object;
};

/** Saves the checked data as a file, with the browser's time. */
export function SaveButton({ label, describes, name, content }: SaveButtonProps) {
  return (
    <Button variant="outline" size="sm" onClick={() => saveJson(content(), name)}>
      <Download aria-hidden />
      <span>
        {label}
        {describes !== undefined && <span className="sr-only">{` the ${describes}`}</span>}
      </span>
    </Button>
  );
}

/** Returns the draw with everything that checking it again requires. */
const proofOf = ({ draw, faults, beacon, log }: Checked): object => ({
  ...draw,
  check: { faults, beacon, log },
});

const nameOf = ({ draw }: Checked): string => draw.id.slice(2, 12);

export function SaveProof(checked: Checked) {
  return (
    <SaveButton
      label="Download the proof"
      name={`draw-${nameOf(checked)}`}
      content={() => proofOf(checked)}
    />
  );
}

/** Adds the wallet's other draws, because some faults are between draws. */
export function SaveEvidence(checked: Checked) {
  return (
    <SaveButton
      label="Download the evidence"
      name={`draw-evidence-${nameOf(checked)}`}
      content={() => ({ ...proofOf(checked), wallet: checked.wallet })}
    />
  );
}
