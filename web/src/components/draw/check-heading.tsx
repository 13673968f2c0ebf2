import { Link } from 'react-router-dom';

import { PageHeading } from '@/components/page/page-heading';

export function CheckHeading({ to, label }: { to: string; label: string }) {
  return (
    <div>
      <p className="mb-4 text-sm">
        <Link to={to} className="underline underline-offset-4">
          {label}
        </Link>
      </p>
      <PageHeading title="A draw" />
    </div>
  );
}
