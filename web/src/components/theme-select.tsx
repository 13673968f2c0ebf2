import { useId } from 'react';

import { chosenTheme, THEMES } from '@/lib/preferences/theme';
import { useStore } from '@/lib/use-store';

import { NativeSelect } from './ui/native-select';

export function ThemeSelect() {
  const id = useId();
  const theme = useStore(chosenTheme, 'system');
  return (
    <span className="flex items-center gap-3 text-sm">
      <label htmlFor={id} className="text-muted">
        Theme
      </label>
      <NativeSelect
        id={id}
        value={theme}
        onChange={({ target }) => chosenTheme.write(target.value)}
      >
        {Object.entries(THEMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
