import { cva } from 'class-variance-authority';

export const buttonVariants = cva(
  "inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control text-sm font-semibold whitespace-nowrap transition-colors duration-150 disabled:pointer-events-none inactive:opacity-50 [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  {
    variants: {
      variant: {
        default:
          'bg-accent text-on-accent hover:bg-accent-hover inactive:bg-surface-raised inactive:text-muted inactive:opacity-100',
        secondary: 'bg-surface-raised text-foreground hover:bg-hairline',
        ghost: 'text-foreground hover:bg-surface-raised',
        outline: 'border border-control text-foreground hover:bg-surface-raised',
        link: 'text-foreground underline decoration-accent decoration-2 underline-offset-4 hover:decoration-current',
      },
      size: {
        sm: 'h-8 px-3',
        default: 'h-10 px-4',
        lg: 'h-12 px-6 text-base',
        icon: 'size-10',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);
