import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { TheirChange } from '#domain/datasets/settings/rebase.ts';
import { limits } from '#domain/shared/limits.ts';
import { Button } from '../../components/controls/button.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { SettingsItem } from '../model/settings-item.ts';
import styles from './items.module.css';

interface ItemNotesProps {
  readonly item: Pick<SettingsItem, 'isGone' | 'refusal' | 'theirChanges' | 'canUndo' | 'undo' | 'dismissNotes'>;
}

export const ItemNotes = observer(function ItemNotes({ item }: ItemNotesProps) {
  const { t } = useTranslation();
  const { isGone, theirChanges } = item;
  return (
    <>
      {isGone && (
        <p className={styles.note} role="alert">
          {t('changing.gone')}
        </p>
      )}
      <Refusal item={item} />
      {theirChanges.length > 0 && (
        <div className={styles.note} role="status">
          <p>{t('changing.changedByOthers')}</p>
          <ul>
            {theirChanges.map((each) => (
              <TheirChangeNote key={each.part} change={each} />
            ))}
          </ul>
          <Button onClick={item.dismissNotes}>{t('changing.understood')}</Button>
        </div>
      )}
    </>
  );
});

const Refusal = observer(function Refusal({ item }: ItemNotesProps) {
  const { t } = useTranslation();
  const { refusal, canUndo, undo, dismissNotes } = item;
  if (!refusal) return null;

  const handleAgain = () => {
    undo();
    dismissNotes();
  };
  return (
    <div className={styles.note} data-type="danger" role="alert">
      <div>
        <strong>{t('changing.refused')}</strong> <Reason message={refusal} />
      </div>
      {canUndo && <Button onClick={handleAgain}>{t('changing.again')}</Button>}
    </div>
  );
});

function TheirChangeNote({ change: { part, theirs, isConflict } }: { readonly change: TheirChange }) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const name = t(`changing.parts.${part}` as 'changing.parts.title');
  const words = wordsOf(theirs);
  if (!isConflict) return <li>{t('changing.taken', { part: name })}</li>;
  return (
    <li>
      {t(words.length > 0 ? 'changing.clash' : 'changing.clashPlain', { part: name })}
      {words.length > 0 && <q dir="auto">{list(words).slice(0, limits.recordPreview.maxChars)}</q>}
    </li>
  );
}

function wordsOf(theirs: unknown): readonly string[] {
  if (Array.isArray(theirs)) return theirs.map(({ text }) => text);
  return typeof theirs === 'number' || (typeof theirs === 'string' && theirs !== '') ? [String(theirs)] : [];
}
