import { useId } from 'react';

import { Label } from './ui/label';
import { NativeSelect } from './ui/native-select';

type ChoiceSelectProps = {
  label: string;
  all: string;
  value: string;
  choices: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
};

/** A labeled select whose first option stands for no choice. */
export function ChoiceSelect({ label, all, value, choices, onChange }: ChoiceSelectProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
