import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AnswersOf } from '#domain/datasets/exporting/export-order.ts';
import type { ExportViewModel } from './export-view-model.ts';
import styles from './exporting.module.css';
import { RadioList } from './radio-list.tsx';

interface AnswersChoiceProps {
  readonly viewModel: ExportViewModel;
}

export const AnswersChoice = observer(function AnswersChoice({ viewModel }: AnswersChoiceProps) {
  const { t } = useTranslation();
  const { order, members, change } = viewModel;
  const { kind } = order.answersOf;
  const choose = (next: AnswersOf['kind']) =>
    change({ answersOf: next === 'user' ? { kind: next, userId: members[0]?.id ?? '' } : { kind: next } });
  return (
    <RadioList
      legend={t('exporting.answers')}
      options={[
        { value: 'all', text: t('exporting.allAnnotators') },
        { value: 'majority', text: t('exporting.majority'), note: t('exporting.aboutMajority') },
        {
          value: 'user',
          text: t('exporting.oneUser'),
          isDisabled: members.length === 0,
          details: <UserChoice viewModel={viewModel} />,
        },
      ]}
      chosen={kind}
      onChoose={choose}
    />
  );
});

const UserChoice = observer(function UserChoice({ viewModel }: AnswersChoiceProps) {
  const { t } = useTranslation();
  const { order, members, change } = viewModel;
  const { answersOf } = order;
  return (
    <select
      className={styles.select}
      aria-label={t('exporting.oneUser')}
      value={answersOf.kind === 'user' ? answersOf.userId : ''}
      onChange={({ target }) => change({ answersOf: { kind: 'user', userId: target.value } })}
    >
      {members.map(({ id, username }) => (
        <option key={id} value={id}>
          {username}
        </option>
      ))}
    </select>
  );
});
