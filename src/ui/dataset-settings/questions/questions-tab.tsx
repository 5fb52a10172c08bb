import { observer } from 'mobx-react-lite';
import { type FocusEvent, useRef, useState } from 'react';
import items from '../items/items.module.css';
import type { SettingsItem } from '../model/settings-item.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import { FormPreview } from '../preview/form-preview.tsx';
import { QuestionRow } from './question-row.tsx';
import styles from './questions.module.css';

export const QuestionsTab = observer(function QuestionsTab({ viewModel }: { readonly viewModel: SettingsViewModel }) {
  const preview = useRef<HTMLElement>(null);
  const questions = viewModel.items.of('question');
  const [open, setOpen] = useState(() => firstToOpen(questions)?.key);
  const handleFocus = ({ target }: FocusEvent) => {
    const name = target.closest<HTMLElement>('[data-name]')?.dataset.name;
    const shown = [...(preview.current?.querySelectorAll<HTMLElement>('[data-shows]') ?? [])];
    const block = shown.find(({ dataset }) => dataset.shows === name);
    if (block && preview.current) preview.current.scrollTop = block.offsetTop;
  };

  return (
    <div className={styles.beside}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus within */}
      <div className={items.items} onFocus={handleFocus}>
        <ol className={styles.list}>
          {questions.map((item) => (
            <QuestionRow
              key={item.key}
              item={item}
              isOpen={item.key === open}
              onToggle={() => setOpen(item.key === open ? undefined : item.key)}
            />
          ))}
        </ol>
      </div>
      <FormPreview ref={preview} viewModel={viewModel} />
    </div>
  );
});

/** Unsaved changes are in sight; a single question needs no list. */
const firstToOpen = (questions: readonly SettingsItem<'question'>[]) =>
  questions.find(({ isModified }) => isModified) ?? (questions.length === 1 ? questions[0] : undefined);
