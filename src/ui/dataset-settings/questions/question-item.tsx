import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasLabels } from '#domain/datasets/settings/items.ts';
import { limits } from '#domain/shared/limits.ts';
import { TextArea } from '../../components/form/text-area.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { WithModule } from '../../navigation/with-module.tsx';
import { Platform } from '../../shared/platform.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { ItemFrame } from '../items/item-frame.tsx';
import type { SettingsItem } from '../model/settings-item.ts';
import type { QuestionChangesViewModel } from './changes/question-changes-view-model.ts';
import { LabelsSection } from './labels-section.tsx';
import { QuestionSwitches } from './question-switches.tsx';
import { VisibleOptions } from './visible-options.tsx';

const fetchField = () => import('./suggestions-shown.tsx');
const SuggestionsShownField = lazyComponent(async () => (await fetchField()).SuggestionsShownField);

const SuggestionsShown = ({ item }: { readonly item: SettingsItem<'question'> }) => (
  <Suspense fallback={null}>
    <WithModule module="effects" fetch={fetchField}>
      <SuggestionsShownField item={item} />
    </WithModule>
  </Suspense>
);

interface QuestionItemProps {
  readonly item: SettingsItem<'question'>;
  readonly changes: QuestionChangesViewModel;
  readonly namedBy: string;
}

export const QuestionItem = observer(function QuestionItem({ item, changes, namedBy }: QuestionItemProps) {
  const { t } = useTranslation();
  const question = item.current;
  const platform = useShared(Platform);
  const { problems } = item;
  return (
    <ItemFrame item={item} title={item.original.name} namedBy={namedBy}>
      <TextField
        label={t('changing.parts.title')}
        value={question.title}
        max={limits.maxQuestionTitleChars}
        required
        problems={problems.get('title') ?? []}
        onChange={(title) => item.write('title', title)}
      />
      <TextArea
        label={t('changing.description')}
        value={question.description ?? ''}
        max={limits.maxQuestionDescriptionChars}
        problems={problems.get('description') ?? []}
        onChange={(description) => item.write('description', description === '' ? undefined : description)}
      />
      <QuestionSwitches item={item} />
      {platform.can('blind-suggestions') && <SuggestionsShown item={item} />}
      {hasLabels(question) && (
        <>
          <VisibleOptions item={item} question={question} />
          <LabelsSection item={item} question={question} changes={changes} />
        </>
      )}
    </ItemFrame>
  );
});
