import { useId } from 'react';
import { cn } from '@/lib/cn';
import { Spinner } from '@/components/ui/spinner';
import type { WalletOption } from '@/lib/wallet/wallet';
import { WalletSites } from './wallet-help';
import { FileCode, Landmark, Plug, Puzzle, QrCode, Wand2 } from 'lucide-react';

const ICONS = {
  extension: Puzzle,
  hosted: Landmark,
  relay: QrCode,
  injected: Plug,
  demo: Wand2,
  demoSmart: FileCode,
  announced: Puzzle,
};

/** Shows a wallet's icon if it is a data URL. Icons are never fetched from other servers. */
function WalletIcon({ option: { kind, icon } }: { option: WalletOption }) {
  const Icon = ICONS[kind];
  return icon?.startsWith('data:image/') ? (
    <img src={icon} alt="" width={32} height={32} className="size-8 rounded-control" />
  ) : (
    <span className="grid size-8 place-content-center rounded-control bg-ground text-muted">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}

const HINTS: Record<WalletOption['kind'], string> = {
  announced: 'Found in your browser',
  extension: 'Browser extension',
  hosted: 'No extension needed',
  relay: 'Scan a code with the wallet on your phone',
  injected: 'Browser wallet',
  demo: 'No wallet? Try this one',
  demoSmart: 'An account that is a contract, to try out',
};

const hintOf = ({ kind, rdns, isPresent, isSetUp }: WalletOption, isPhone: boolean): string => {
  if (!isSetUp) return 'Not set up on this site';
  if (!isPresent) return 'Not found in this browser';
  if (kind === 'relay' && isPhone) return 'Opens the wallet on this phone';
  return rdns ?? HINTS[kind];
};

const isUsable = ({ isPresent, isSetUp }: WalletOption): boolean => isPresent && isSetUp;

type WalletButtonProps = {
  option: WalletOption;
  isWaitedFor: boolean;
  hasFailed: boolean;
  isDisabled: boolean;
  isPhone: boolean;
  onChoose: (option: WalletOption) => void;
};

const focus = (element: HTMLElement | null) => element?.focus();

function WalletButton({
  option,
  isWaitedFor,
  hasFailed,
  isDisabled,
  isPhone,
  onChoose,
}: WalletButtonProps) {
  const id = useId();
  return (
    <button
      type="button"
      // Focuses the button again after a failure, because it lost the focus while it was disabled.
      ref={hasFailed ? focus : null}
      disabled={isDisabled}
      onClick={() => onChoose(option)}
      aria-label={option.rdns ? `${option.name}, ${option.rdns}` : option.name}
      aria-describedby={`${id}-hint ${id}-recent`}
      className={cn(
        'flex w-full cursor-pointer items-center gap-3 rounded-control border border-hairline px-3 text-left transition-colors hover:border-control disabled:cursor-default disabled:opacity-60',
        isUsable(option) ? 'min-h-14 bg-surface-raised py-2' : 'min-h-12 py-1 text-muted',
      )}
    >
      <WalletIcon option={option} />
      <span className="grid min-w-0 flex-1">
        <bdi className="truncate font-semibold">{option.name}</bdi>
        <span id={`${id}-hint`} className="line-clamp-2 text-xs text-muted">
          {hintOf(option, isPhone)}
        </span>
      </span>
      {isWaitedFor && <Spinner aria-label="Waiting" />}
      {option.isRecent && !isWaitedFor && (
        <span
          id={`${id}-recent`}
          className="rounded-tag border border-hairline px-2 py-0.5 text-xs text-muted"
        >
          Last used
        </span>
      )}
    </button>
  );
}

type WalletListProps = {
  options: readonly WalletOption[];
  pendingId: string | undefined;
  failedId: string | undefined;
  isLoading: boolean;
  isPhone: boolean;
  /** Whether the help below says how to install a wallet. */
  hasHelp: boolean;
  onChoose: (option: WalletOption) => void;
};

/** The wallets (§2 Sign-in dialog), disabled while one is connecting (§4 Loading). */
export function WalletList({ options, hasHelp, ...list }: WalletListProps) {
  const usable = options.filter(isUsable);
  const others = options.filter((option) => !isUsable(option));
  return (
    <>
      {usable.length > 0 && <Options options={usable} {...list} />}
      {others.length > 0 && (
        <section aria-labelledby="other-wallets" className="grid gap-2">
          <h3
            id="other-wallets"
            className="border-t border-hairline pt-4 text-sm font-semibold text-muted"
          >
            Other wallets
          </h3>
          {!hasHelp && others.some(({ isSetUp }) => isSetUp) && (
            <>
              <p className="text-sm text-muted">
                Install one that wasn’t found, then reload this page.
              </p>
              <WalletSites of={others} />
            </>
          )}
          <Options options={others} {...list} />
        </section>
      )}
    </>
  );
}

function Options({
  options,
  pendingId,
  failedId,
  isLoading,
  isPhone,
  onChoose,
}: Omit<WalletListProps, 'hasHelp'>) {
  return (
    <ul
      className={cn(
        'grid grid-cols-1 gap-2',
        options.length > 1 && 'sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2',
      )}
    >
      {options.map((option) => (
        <li key={option.id} className="grid">
          <WalletButton
            option={option}
            isWaitedFor={pendingId === option.id}
            hasFailed={failedId === option.id}
            isDisabled={isLoading || !option.isSetUp}
            isPhone={isPhone}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}
