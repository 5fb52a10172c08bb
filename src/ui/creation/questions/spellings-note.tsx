import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { mergeSpellings } from '#domain/creation/plan/plan-questions.ts';
import { asLabelled, type QuestionDraft } from '#domain/creation/plan/question-draft.ts';
import { keyOf } from '#domain/creation/plan/question-name.ts';
import { spellingsFor, unmatchedSpellings } from '#domain/creation/plan/unmatched-spellings.ts';
import { mergedSpellings, type Spelling } from '#domain/creation/source/spellings.ts';
import controls from '../../components/form/form.module.css';
import { Switch } from '../../components/form/switch.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { PlanProps } from '../plan/plan-props.ts';

interface SpellingsNoteProps extends PlanProps {
  readonly question: QuestionDraft;
}

export const SpellingsNote = observer(function SpellingsNote({ question, viewModel, plan }: SpellingsNoteProps) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const merged = asLabelled(question) ? mergedSpellings(spellingsFor(plan, question)) : [];
  const lost = unmatchedSpellings(plan, question);
  const shown = merged
    .slice(0, maxShown)
    .map(({ text: label, others }) => t('preparing.spellings', { label, others: list(others) }));
  return (
    <>
      {merged.length > 0 && (
        <Switch
          label={t('preparing.mergeSpellings')}
          hint={<bdi>{shown.join('; ')}</bdi>}
          isOn={question.mergesSpellings ?? true}
          onChange={(isOn) => viewModel.change((it) => mergeSpellings(it, keyOf(question), isOn))}
        />
      )}
      {lost.length > 0 && <LostSuggestions lost={lost} />}
    </>
  );
});

const maxShown = 5;

function LostSuggestions({ lost }: { readonly lost: readonly Spelling[] }) {
  const { t } = useTranslation();
  const { list } = useFormats();
  const ordered = lost.toSorted((one, other) => other.count - one.count);
  const named = ordered.slice(0, maxShown).map(({ text, count }) => t('preparing.lostText', { text, count }));
  const texts = list(lost.length > maxShown ? [...named, t('preparing.lostMore')] : named);
  return (
    <p className={controls.hint} dir="auto">
      {t('preparing.lostSuggestions', { count: lost.reduce((sum, { count }) => sum + count, 0), texts })}
    </p>
  );
}
