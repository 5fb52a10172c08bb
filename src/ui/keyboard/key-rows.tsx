import { Fragment } from 'react';
import styles from './key-rows.module.css';

export interface KeyRow {
  readonly name: string;
  /** Alternatives. */
  readonly keys: readonly string[];
  readonly text: string;
}

interface KeyRowsProps {
  readonly title: string;
  readonly rows: readonly KeyRow[];
  readonly className?: string | undefined;
}

export function KeyRows({ title, rows, className = '' }: KeyRowsProps) {
  if (rows.length === 0) return null;

  return (
    <table className={`${styles.table} ${className}`}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, keys, text }) => (
          <tr key={name}>
            <th scope="row">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' / '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
