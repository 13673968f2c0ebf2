import { useQueryClient } from '@tanstack/react-query';
import {
  NoticeKindSchema,
  type NoticeKind,
  type NoticeSettings as Settings,
} from '@trait-market/contract/economy/notices';

import { CheckInput } from '@/components/ui/check-input';
import { QueryFailure } from '@/components/query-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { errorText } from '@/lib/app-error';
import { changeOptimistically } from '@/lib/change-optimistically';
import { okResponse } from '@/lib/ok-response';

import { kindWords } from './notice-words';
import { noticesApi, useNoticesKey } from './notices-api';

const KINDS = NoticeKindSchema.options;
const knownOf = ({ off }: Settings): NoticeKind[] => KINDS.filter((kind) => off.includes(kind));

/** Fetches the kinds of notifications that the user has turned off. */
const useSettings = (queryKey: readonly unknown[]) =>
  noticesApi.settings.useQuery({
    queryKey,
    queryData: {},
    select: ({ body }) => body,
  });

const useSaveSettings = (queryKey: readonly unknown[]) => {
  const queryClient = useQueryClient();
  const { mutateAsync, error } = noticesApi.saveSettings.useMutation({
    // Serializes the requests, so that the user's last press wins.
    scope: { id: 'notice-settings' },
  });
  const save = (body: { off: NoticeKind[] }): void =>
    void changeOptimistically(queryClient, queryKey, okResponse(body), () =>
      mutateAsync({ body }),
    ).catch(() => undefined);
  return { save, error };
};

export function NoticeSettings() {
  const queryKey = useNoticesKey('settings');
  const query = useSettings(queryKey);
  const { data, error } = query;
  const { save, error: failure } = useSaveSettings(queryKey);
  const off = data && knownOf(data);
  return (
    <section aria-labelledby="notice-settings">
      <h2 id="notice-settings" className="font-display text-lg font-bold">
        Notify me when
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        The same on all your devices. If you turn one off, you won’t get new ones. Those you already
        have stay.
      </p>
      {error && !data && <QueryFailure title="Couldn’t load your choices" query={query} />}
      {!data && !error && <Skeleton className="h-80 w-full rounded-control" />}
      {off && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {KINDS.map((kind) => (
            <li key={kind}>
              <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 text-sm">
                {kindWords[kind]}
                <CheckInput
                  checked={!off.includes(kind)}
                  onChange={({ target }) =>
                    save({
                      off: target.checked ? off.filter((one) => one !== kind) : [...off, kind],
                    })
                  }
                />
              </label>
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {failure && `Couldn’t save your choice. ${errorText(failure)}`}
      </p>
    </section>
  );
}
