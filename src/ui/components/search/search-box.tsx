import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './search-box.module.css';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly className: string | undefined;
  /** Content at the start, inside the frame; a magnifier by default. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

export function SearchBox({ className, start, end, ...input }: SearchBoxProps) {
  return (
    <div className={`${styles.frame} ${className}`} data-own-ends={end ? '' : undefined}>
      {start ?? <Search size={16} aria-hidden />}
      <input {...input} type="search" dir="auto" />
      {end}
    </div>
  );
}
