import { MessageCircle } from 'lucide-react';

import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useChat } from '@/lib/chat/chat-context';

/** Keeps the focus while the chat (§1) loads, so that the chat can later return it. */
export function ChatLauncher() {
  const { state, open } = useChat();
  if (state === 'absent') return null;
  const isLoading = state === 'loading';
  return (
    <>
      <Button
        variant="secondary"
        title="Chat with us"
        aria-label="Chat with us"
        aria-busy={isLoading}
        onClick={open}
        data-slot="chat-launcher"
        className="fixed right-4 bottom-4 z-launcher size-12 rounded-card border border-control p-0 shadow-menu"
      >
        {isLoading ? <Spinner /> : <MessageCircle aria-hidden className="size-5" />}
      </Button>
      <p role="status" className="sr-only">
        {isLoading && 'Opening the chat'}
      </p>
    </>
  );
}
