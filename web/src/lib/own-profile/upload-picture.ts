import { v1Contract } from '@trait-market/contract/v1';
import type { ApiFetcher } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { useRef, useState } from 'react';

import { createApiFetcher } from '@/lib/api-fetcher';
import { sendWithProgress } from '@/lib/send-with-progress';
import { accessToken } from '@/lib/storage';
import { useSendOnce } from '@/lib/use-send-once';

import { useUserChanged } from './own-profile';

type Upload = { onProgress?: (sent: number) => void };

const { users } = initTsrReactQuery(v1Contract, {
  baseUrl: '',
  api: ({ onProgress = () => undefined, ...call }: Parameters<ApiFetcher>[0] & Upload) =>
    createApiFetcher(accessToken.read, sendWithProgress(onProgress))(call),
});

/** Uploads a picture as a multipart form with the field `image` (§3). */
export const useUploadPicture = (options: { onSuccess: () => void }) => {
  const userChanged = useUserChanged();
  const [sent, setSent] = useState(0);
  const controller = useRef<AbortController>(null);

  const { mutateAsync, reset, error, isPending, isSuccess } = users.uploadProfileImage.useMutation({
    // Stays pending until the refetch, so that the preview stays until the picture loads.
    onSuccess: async () => {
      await userChanged({});
      options.onSuccess();
    },
    // Refetches, because only the response may be lost or stopped.
    onError: () => void userChanged({}),
  });

  const send = useSendOnce({
    mutateAsync: (picture: File) => {
      const { signal } = (controller.current = new AbortController());
      const body = new FormData();
      body.append('image', picture);
      return mutateAsync({ body, onProgress: setSent, fetchOptions: { signal } });
    },
  });
  const isStopped = error instanceof DOMException && error.name === 'AbortError';
  return {
    /** The share of the bytes that was sent, from 0 to 1. */
    sent,
    isPending,
    isSuccess,
    isStopped,
    error: isStopped ? null : error,
    start: (picture: File) => {
      setSent(0);
      send(picture);
    },
    stop: () => controller.current?.abort(),
    reset,
  };
};
