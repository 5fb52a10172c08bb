import { Dialog } from '../../components/controls/dialog.tsx';
import styles from './dialogs.module.css';

interface Membership {
  readonly id: string;
  readonly name: string;
  readonly isIn: boolean;
}

interface MembershipDialogProps {
  readonly title: string;
  readonly none: string;
  readonly items: readonly Membership[];
  readonly onChoose: (id: string, isIn: boolean) => void;
  readonly onClose: () => void;
}

/** Saves each choice at once. */
export function MembershipDialog({ title, none, items, onChoose, onClose }: MembershipDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {items.length === 0 && <p>{none}</p>}
      <ul className={styles.choices}>
        {items.map(({ id, name, isIn }) => (
          <li key={id}>
            <label className={styles.choice}>
              <input type="checkbox" checked={isIn} onChange={(event) => onChoose(id, event.target.checked)} />
              <span dir="auto">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
