import { grouped } from '@/lib/format/grouped';

import { Button } from '../../ui/button';

type NewsButtonProps = {
  count: number;
  one: string;
  many: string;
  onShow: () => void;
};

/** Floats over the list, so that the button doesn't shift the list's items when it appears. */
export function NewsButton({ count, one, many, onShow }: NewsButtonProps) {
  const words = count === 1 ? `1 ${one}` : `${grouped(count)} ${many}`;
  return (
    <div className="pointer-events-none sticky top-20 z-launcher h-0">
      <p role="status" className="sr-only">
        {count > 0 && `${words}. The list stays as it is until you show them.`}
      </p>
      {count > 0 && (
        <Button
          className="pointer-events-auto mx-auto flex animate-drop-in shadow-menu"
          onClick={onShow}
        >
          {`Show ${words}`}
        </Button>
      )}
    </div>
  );
}
