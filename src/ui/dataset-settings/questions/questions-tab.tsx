import { observer } from 'mobx-react-lite';
import { type FocusEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markableFields } from '#domain/datasets/settings/question-addition.ts';
import { useDragging } from '../../components/dragging/use-dragging.ts';
import { useReordering } from '../../components/dragging/use-reordering.ts';
import controls from '../../components/form/form.module.css';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { WithModule } from '../../navigation/with-module.tsx';
import { Platform } from '../../shared/platform.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { AddQuestion } from '../adding/add-question.tsx';
import type { AdditionsViewModel } from '../adding/additions-view-model.ts';
import items from '../items/items.module.css';
import type { SettingsItem } from '../model/settings-item.ts';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import { FormPreview } from '../preview/form-preview.tsx';
import { QuestionChangesViewModel } from './changes/question-changes-view-model.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './questions.module.css';

const fetchDialog = () => import('./changes/question-change-dialog.tsx');
const QuestionChangeDialog = lazyComponent(async () => (await fetchDialog()).QuestionChangeDialog);

interface QuestionsTabProps {
  readonly viewModel: SettingsViewModel;
  readonly additions: AdditionsViewModel;
}

export const QuestionsTab = observer(function QuestionsTab({ viewModel, additions }: QuestionsTabProps) {
  const platform = useShared(Platform);
  const preview = useRef<HTMLElement>(null);
  const changes = useShared(QuestionChangesViewModel);
  useEffect(() => changes.activate(viewModel), [changes, viewModel]);
  const { asked } = changes;
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
        <QuestionList questions={viewModel.items.of('question')} changes={changes} />
        {platform.can('question-changes') && (
          <AddQuestion addition={additions.question} fields={markableFields(viewModel.fields, viewModel.questions)} />
        )}
      </div>
      <FormPreview ref={preview} viewModel={viewModel} />
      <Suspense fallback={null}>
        {asked && (
          <WithModule module="effects" fetch={fetchDialog}>
            <QuestionChangeDialog changes={changes} change={asked.change} name={asked.item.original.name} />
          </WithModule>
        )}
      </Suspense>
    </div>
  );
});

interface QuestionListProps {
  readonly questions: readonly SettingsItem<'question'>[];
  readonly changes: QuestionChangesViewModel;
}

const QuestionList = observer(function QuestionList({ questions, changes }: QuestionListProps) {
  const { t } = useTranslation();
  const platform = useShared(Platform);
  const [open, setOpen] = useState(() => firstToOpen(questions)?.key);
  const { order, shown, list } = useQuestionOrder(questions, changes);
  useFocusAfterRemoval(list, questions.length);
  return (
    <>
      {platform.can('question-changes') && questions.length > 1 && (
        <p className={controls.hint}>{t('changing.orderHint')}</p>
      )}
      <ol ref={list} className={styles.list} aria-label={t('changing.tabs.questions')}>
        {shown.map((item, at) => (
          <QuestionRow
            key={item.key}
            item={item}
            at={at}
            order={questions.length > 1 ? order : undefined}
            changes={changes}
            isOpen={item.key === open}
            onToggle={() => setOpen(item.key === open ? undefined : item.key)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{order.announcement}</span>
      </VisuallyHidden>
    </>
  );
});

function useQuestionOrder(questions: readonly SettingsItem<'question'>[], changes: QuestionChangesViewModel) {
  const { t } = useTranslation();
  const byKey = new Map(questions.map((item) => [item.key, item]));
  const order = useReordering({
    keys: [...byKey.keys()],
    titleOf: (key) => byKey.get(key)?.original.name ?? key,
    placeOf: (at) => t('changing.labels.place', { number: at + 1, total: questions.length }),
    onMove: changes.move,
  });
  const list = useDragging<HTMLOListElement>((key, slot) => order.moveTo(key, Number(slot)));
  return { order, shown: order.shown.flatMap((key) => byKey.get(key) ?? []), list };
}

/** The removed row had the focus. */
function useFocusAfterRemoval(list: { readonly current: HTMLElement | null }, count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    before.current = count;
  }, [list, count]);
}

/** Unsaved changes are in sight; a single question needs no list. */
const firstToOpen = (questions: readonly SettingsItem<'question'>[]) =>
  questions.find(({ isModified }) => isModified) ?? (questions.length === 1 ? questions[0] : undefined);
