import { useMutation } from '@tanstack/react-query';
import { v1Contract } from '@trait-market/contract/v1';
import { initClient } from '@ts-rest/core';
import { useRef, useState } from 'react';

import { createApiFetcher } from '@/lib/api-fetcher';
import { sendWithProgress } from '@/lib/send-with-progress';
import { accessToken } from '@/lib/storage';
import { useSendOnce } from '@/lib/use-send-once';

import { useUserChanged } from './own-profile';

const upload = async (
  picture: File,
  options: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<void> => {
  const form = new FormData();
  form.append('image', picture);
  const { users } = initClient(v1Contract, {
    baseUrl: '',
    api: createApiFetcher(accessToken.read, sendWithProgress(options.onProgress)),
  });
  await users.uploadProfileImage({ body: form, fetchOptions: { signal: options.signal } });
};

/** Sends a picture (§3: a multipart form with the field image); can be watched and stopped. */
export const useUploadPicture = (options: { onSuccess: () => void }) => {
  const userChanged = useUserChanged();
  const [sent, setSent] = useState(0);
  const controller = useRef<AbortController>(null);

  const { mutateAsync, reset, error, isPending, isSuccess } = useMutation({
    mutationFn: (picture: File) => {
      const { signal } = (controller.current = new AbortController());
      return upload(picture, { signal, onProgress: setSent });
    },
    // Until the new address is known the chosen picture stays in view.
    onSuccess: async () => {
      await userChanged({});
      options.onSuccess();
    },
  });

  const send = useSendOnce({ mutateAsync });
  const isStopped = error instanceof DOMException && error.name === 'AbortError';
  return {
    /** Of the bytes, from 0 to 1. */
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
