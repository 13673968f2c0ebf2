import { Search } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import { useDismissal } from '@/components/menu/use-dismissal';
import { Input } from '@/components/ui/input';
import { lazyModule } from '@/lib/lazy-module';
import { siteUpdate } from '@/lib/site-update/site-update';
import { toasts } from '@/lib/toasts';
import { useLazyModule } from '@/lib/use-lazy-module';

import type { PopupKeys } from './search-popup';

const popupCode = lazyModule(() => import('./search-popup'), { hasNoFailureView: true });

type SearchBoxProps = {
  field: RefObject<HTMLInputElement | null>;
  onChosen: () => void;
};

/** The search field, an ARIA combobox (§2). Its popup's code loads with the first focus. */
export function SearchBox({ field, onChosen }: SearchBoxProps) {
  const listboxId = useId();
  const [typed, setTyped] = useState('');
  const [isOpened, setOpened] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const code = useLazyModule(popupCode, hasFocus);
  const failures = code.kind === 'failed' ? code.tries : 0;
  const [active, setActive] = useState<string>();
  const [isListed, setListed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef<PopupKeys>(null);
  const text = typed.trim();
  const isOpen = text !== '' && isOpened;

  const close = useCallback(() => {
    setOpened(false);
    setActive(undefined);
  }, []);
  useDismissal(form, isOpen, close);

  const open = () => setOpened(true);
  useEffect(() => {
    if (failures > 0 && !siteUpdate.read())
      toasts.show({
        kind: 'error',
        header: 'Couldn’t load the search',
        description: 'Check your connection. It works as soon as you’re back online.',
      });
  }, [failures]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores keys that belong to an input method's composition, such as Japanese text.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (isOpen && keys.current?.press(event.key)) event.preventDefault();
    else if (!isOpen && event.key === 'ArrowDown') open();
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label="Traits and accounts"
      className="relative max-w-text"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) keys.current?.submit();
        else open();
      }}
    >
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
      <Input
        ref={field}
        role="combobox"
        aria-label="Search traits or accounts"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listboxId : undefined}
        aria-activedescendant={active}
        placeholder="Search traits or accounts"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/ Control+K Meta+K"
        className="pl-9"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(undefined);
          open();
        }}
        onFocus={() => {
          open();
          setFocus(true);
        }}
        onBlur={() => setFocus(false)}
        onClick={open}
        onKeyDown={onKeyDown}
      />
      {isOpen && code.kind === 'loaded' && (
        <code.module.SearchPopup
          text={text}
          keys={keys}
          listboxId={listboxId}
          active={active}
          onActive={setActive}
          onListed={setListed}
          onChosen={() => {
            setTyped('');
            close();
            // Blurs the field, because the next page's heading takes the focus unless a field has
            // it.
            field.current?.blur();
            onChosen();
          }}
          onReturnFocus={() => field.current?.focus()}
        />
      )}
    </form>
  );
}
