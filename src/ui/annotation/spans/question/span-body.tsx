import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  foldedOptions,
  isFoldable,
  isSearchable,
  matchingOptions,
  visibleOptions,
} from '#domain/annotation/options/options.ts';
import type { BodyProps } from '../../model/answering/answer-form.ts';
import { labelsOf, type SpanLabel, type SpanQuestion, spanQuestions } from '../../model/spans/marks.ts';
import { LabelChip } from '../label-chip.tsx';
import styles from '../spans.module.css';
import { SpanList } from './span-list.tsx';

export const SpanBody = observer(function SpanBody({ question, form }: BodyProps<'span'>) {
  const { t } = useTranslation();
  const { field, allowCharacterAnnotation } = question.settings;
  const interaction = form.record && form.spans.texts.get(field);
  return (
    <div className={styles.body}>
      <Labels question={question} form={form} />
      {allowCharacterAnnotation && (
        <label className={styles.characters}>
          <input
            type="checkbox"
            data-aid
            checked={form.spans.choice.byCharacters}
            onChange={(event) => form.spans.choice.useCharacters(event.target.checked)}
          />
          {t('spans.byCharacters')}
        </label>
      )}
      {interaction && (
        <button type="button" className={styles.focusButton} onClick={() => interaction.requestFocus()}>
          {t('spans.look')}
        </button>
      )}
      {interaction && <SpanList interaction={interaction} question={question} />}
    </div>
  );
});

const Labels = observer(function Labels({ question, form }: BodyProps<'span'>) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  const interaction = form.record && form.spans.texts.get(question.settings.field);
  const isOn = ({ option }: SpanLabel) => form.spans.choice.isActive({ question: question.name, label: option.value });
  const labels = numbered(question, form);
  const canFold = isFoldable(question) && search === '';
  const shown = canFold && !isUnfolded ? folded(question, labels, isOn) : matching(labels, search);

  return (
    <>
      {isSearchable(question) && <Search value={search} onChange={setSearch} />}
      <div className={styles.chips}>
        {shown.map((label) => (
          <LabelChip
            key={label.option.value}
            label={label}
            isOn={isOn(label)}
            isDisabled={!(interaction || form.isForMany)}
            onPress={() => (interaction ? interaction.choose(label) : turnOn(form, label))}
          />
        ))}
        {canFold && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? t('annotation.less') : t('annotation.more', { count: labels.length - shown.length })}
          </button>
        )}
      </div>
    </>
  );
});

function turnOn({ spans: { choice } }: BodyProps<'span'>['form'], { question, option }: SpanLabel) {
  const chosen = { question: question.name, label: option.value };
  choice.activate(choice.isActive(chosen) ? undefined : chosen);
}

interface SearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Search({ value, onChange }: SearchProps) {
  const { t } = useTranslation();
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={t('spans.search')}
      placeholder={t('spans.search')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function folded(
  question: SpanQuestion,
  labels: readonly SpanLabel[],
  isOn: (label: SpanLabel) => boolean,
): readonly SpanLabel[] {
  const active = labels.filter(isOn).map(({ option }) => option.value);
  const options = foldedOptions(question.settings.options, visibleOptions(question), active);
  return labels.filter(({ option }) => options.includes(option));
}

function matching(labels: readonly SpanLabel[], search: string): readonly SpanLabel[] {
  const options = new Set(
    matchingOptions(
      labels.map(({ option }) => option),
      search,
    ),
  );
  return labels.filter(({ option }) => options.has(option));
}

/** Numbers continue those of earlier questions about the same text. */
function numbered(question: SpanQuestion, form: BodyProps<'span'>['form']): readonly SpanLabel[] {
  const asked = spanQuestions(form.questions, question.settings.field);
  const all = labelsOf(asked.some(({ name }) => name === question.name) ? asked : [question]);
  return all.filter((label) => label.question.name === question.name);
}
