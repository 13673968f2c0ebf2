import { Link } from 'react-router-dom';

import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { useChat } from '@/lib/chat/chat-context';

const look = 'inline-flex min-h-8 items-center gap-2 text-sm font-semibold accent-underline';
const words = 'Starting a collection? Talk to us';

/** A link for collection creators (§1): opens the chat or, without one, the help page. */
export function ContactLink() {
  const { state, open } = useChat();
  if (state === 'absent')
    return (
      <Link to={paths.help} className={look}>
        {words}
      </Link>
    );
  const isLoading = state === 'loading';
  return (
    <button
      type="button"
      aria-busy={isLoading}
      onClick={open}
      className={`${look} cursor-pointer text-left`}
    >
      {isLoading && <Spinner />}
      <span>{isLoading ? 'Opening the chat' : words}</span>
    </button>
  );
}
