import { NewTabLink } from '@/components/new-tab-link';
import type { WalletOption } from '@/lib/wallet/wallet';
import { walletSites } from '@/lib/wallet/wallet-sites';

type WalletSitesProps = {
  /** The wallets to link to; by default all. */
  of?: readonly WalletOption[];
};

/** Links to where wallets are installed from. */
export function WalletSites({ of }: WalletSitesProps) {
  const sites = walletSites.filter(
    ({ name }) => of === undefined || of.some((option) => option.name === name),
  );
  if (sites.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {sites.map(({ name, href }) => (
        <li key={href}>
          <NewTabLink
            href={href}
            className="inline-flex min-h-8 items-center font-semibold accent-underline"
          >
            Get {name}
          </NewTabLink>
        </li>
      ))}
    </ul>
  );
}

function Explanation({ hasDemo }: { hasDemo: boolean }) {
  return (
    <>
      <p>
        A wallet is an app that keeps your keys and signs for you. Get one from its maker, then
        reload this page.
      </p>
      <WalletSites />
      <p>
        {hasDemo
          ? 'Or look around first, with the demo wallet or as a guest.'
          : 'Or look around first, as a guest.'}
      </p>
    </>
  );
}

type WalletHelpProps = {
  /** No wallet was found in the page, so the help is expanded initially. */
  hasNone: boolean;
  options: readonly WalletOption[];
};

export function WalletHelp({ hasNone, options }: WalletHelpProps) {
  const hasDemo = options.some(({ kind }) => kind === 'demo');
  if (hasNone)
    return (
      <section
        aria-labelledby="no-wallet"
        className="grid gap-2 border-t border-hairline pt-4 text-sm text-muted"
      >
        <h3 id="no-wallet" className="text-base font-semibold text-foreground">
          No wallet in this browser yet
        </h3>
        <Explanation hasDemo={hasDemo} />
      </section>
    );
  return (
    <details className="text-sm text-muted">
      <summary className="cursor-pointer rounded-tag py-1.5 font-semibold hover:text-foreground">
        New to wallets?
      </summary>
      <div className="grid gap-2 pt-1">
        <Explanation hasDemo={hasDemo} />
      </div>
    </details>
  );
}
