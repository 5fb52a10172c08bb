import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Team } from '#domain/people/team.ts';
import { TextInput } from '../components/controls/text-input.tsx';
import styles from './people.module.css';
import type { PeopleViewModel } from './people-view-model.ts';
import { PersonRow } from './person-row.tsx';

interface PeopleListProps {
  readonly viewModel: PeopleViewModel;
  readonly team: Team;
}

export const PeopleList = observer(function PeopleList({ viewModel, team }: PeopleListProps) {
  const { t } = useTranslation();
  const { shownPeople, query, search } = viewModel;
  return (
    <section aria-labelledby="accounts">
      <div className={styles.head}>
        <h2 id="accounts">{t('people.accounts')}</h2>
        <p role="status">{t('people.found', { count: shownPeople.length })}</p>
      </div>
      <TextInput
        label={t('people.search')}
        type="search"
        dir="auto"
        value={query}
        onChange={(event) => search(event.target.value)}
        end={<Search className={styles.lens} size={17} aria-hidden />}
      />
      <ul className={styles.list}>
        {shownPeople.map((person) => (
          <PersonRow key={person.id} person={person} team={team} viewModel={viewModel} />
        ))}
      </ul>
    </section>
  );
});
