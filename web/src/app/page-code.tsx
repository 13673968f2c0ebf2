import { createRoot } from 'react-dom/client';

import { LoadFailureActions, useLoadFailureText } from '@/components/load-failure';
import { loadServerModules } from '@/lib/lazy-module';

type NoticeProps = { tries: number; onRetry: () => void };

function PageCodeFailure(failure: NoticeProps) {
  const text = useLoadFailureText(
    'Couldn’t load all of this page. You can read it, but its buttons don’t work yet.',
  );
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-toast flex flex-wrap items-center gap-3 border-t border-hairline bg-surface px-5 py-3 text-sm"
    >
      <p>{text}</p>
      <LoadFailureActions {...failure} />
    </div>
  );
}

/**
 * Loads the code of the server's page, which stays readable as long as the code can't be loaded. Then,
 * a notice offers to try again, which happens automatically when the connection is back.
 */
export const loadPageCode = async (sources: readonly string[]): Promise<void> => {
  if (await loadServerModules(sources)) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let tries = 0;
  do {
    tries += 1;
    // The next attempt follows the user's or the connection's return.
    // oxlint-disable-next-line eslint/no-await-in-loop
    await new Promise<void>((resolve) => {
      window.addEventListener('online', () => resolve(), { once: true });
      root.render(<PageCodeFailure tries={tries} onRetry={resolve} />);
    });
    // oxlint-disable-next-line eslint/no-await-in-loop
  } while (!(await loadServerModules(sources)));
  root.unmount();
  place.remove();
};
