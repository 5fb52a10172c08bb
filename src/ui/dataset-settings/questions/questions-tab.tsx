import { observer } from 'mobx-react-lite';
import { type FocusEvent, useRef } from 'react';
import items from '../items/items.module.css';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import { FormPreview } from '../preview/form-preview.tsx';
import { QuestionItem } from './question-item.tsx';
import styles from './questions.module.css';

export const QuestionsTab = observer(function QuestionsTab({ viewModel }: { readonly viewModel: SettingsViewModel }) {
  const preview = useRef<HTMLElement>(null);
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
        {viewModel.items.of('question').map((item) => (
          <div key={item.key} data-name={item.original.name}>
            <QuestionItem item={item} />
          </div>
        ))}
      </div>
      <FormPreview ref={preview} viewModel={viewModel} />
    </div>
  );
});
