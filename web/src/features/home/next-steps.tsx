import { Link } from 'react-router-dom';

import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import { useSession } from '@/lib/session/use-session';

const visitor = {
  title: 'No wallet? No problem',
  words:
    'Everything on the market is open to everyone. As a guest, you can look around and follow any address.',
  link: { to: paths.guestSignIn(paths.home), label: 'Look around as a guest' },
};

const collector = {
  title: 'Your collection',
  words:
    'Your traits and avatars, your listings and offers, and every order others can still act on.',
  link: { to: paths.dashboard, label: 'Open your dashboard' },
};

export function NextSteps() {
  const { address } = useSession();
  const { title, words, link } = address === undefined ? visitor : collector;
  return (
    <section aria-labelledby="next-steps" className="page-columns pt-20 sm:pt-28">
      <div className="grid items-end gap-x-10 gap-y-4 border-t border-hairline pt-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 id="next-steps" className="font-display text-xl font-extrabold">
            {title}
          </h2>
          <p className="mt-3 max-w-text text-muted">{words}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-4 lg:justify-end">
          <Link to={link.to} className={buttonVariants({ variant: 'outline' })}>
            {link.label}
          </Link>
          <Link to={paths.help} className={buttonVariants({ variant: 'ghost' })}>
            Get help
          </Link>
        </div>
      </div>
    </section>
  );
}
