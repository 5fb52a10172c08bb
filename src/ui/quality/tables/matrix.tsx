import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import styles from '../quality.module.css';
import { Scrolled } from './scrolled-table.tsx';

export interface MatrixCell {
  /** From 0 to 1, for the background; the cell contains the number too. */
  readonly share: number;
  readonly content: ReactNode;
}

interface MatrixProps {
  readonly caption: string;
  /** Keys of rows and columns with their names. */
  readonly names: ReadonlyMap<string, string>;
  readonly cellOf: (row: string, column: string) => MatrixCell | undefined;
  /** Text of a cell without content. */
  readonly empty: (row: string, column: string) => string;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** Arrow keys move to the next link in a direction. */
function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
  const from = (event.target as Element).closest('td');
  const step = steps[event.key];
  if (!from || !step) return;
  const { rows } = event.currentTarget;
  let [row, column] = [(from.parentElement as HTMLTableRowElement).rowIndex, from.cellIndex];
  for (;;) {
    row += step[0];
    column += step[1];
    const cell = rows[row]?.cells[column];
    if (!cell) return;
    const link = cell.querySelector('a');
    if (!link) continue;
    event.preventDefault();
    link.focus();
    return;
  }
}

const shaded = (share: number) => ({ '--share': `${Math.round(share * 30)}%` }) as CSSProperties;

/** A table with the same rows and columns. */
export function Matrix({ caption, names, cellOf, empty }: MatrixProps) {
  const keys = [...names.keys()];
  return (
    <Scrolled caption={caption}>
      <table className={styles.matrix} onKeyDown={handleKeyDown}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {keys.map((key) => (
              <th key={key} scope="col">
                <bdi>{names.get(key)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((row) => (
            <tr key={row}>
              <th scope="row">
                <bdi>{names.get(row)}</bdi>
              </th>
              {keys.map((column) => {
                const cell = cellOf(row, column);
                return (
                  <td
                    key={column}
                    className={cell ? undefined : styles.none}
                    style={cell && shaded(cell.share)}
                    data-same={row === column}
                  >
                    {cell ? cell.content : empty(row, column)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
