import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { duration, personShares } from '#domain/datasets/person-progress.ts';
import type { Progress } from '#domain/datasets/progress.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { useViewModel } from '../../shared/use-view-model.ts';
import { PeopleViewModel } from './people-view-model.ts';
import styles from './progress.module.css';

/** A bar for each user with answers. */
export const People = observer(function People({ progress }: { readonly progress: Progress }) {
  const { t, i18n } = useTranslation();
  const { number } = useFormats();
  const { id = '' } = useParams();
  const viewModel = useViewModel(PeopleViewModel, id);
  useEffect(() => viewModel.handleProgress(progress), [viewModel, progress]);
  const { people } = viewModel;
  if (people.length === 0) return null;
  return (
    <section className={styles.counts} aria-label={t('panels.people')}>
      <h3>{t('panels.people')}</h3>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.username}>
            <bdi>{person.username}</bdi>
            <span>
              {t('panels.ofPerson', {
                done: number(person.submitted + person.discarded),
                total: number(progress.total),
                today: number(person.today),
              })}
            </span>
            {person.medianMs !== undefined && (
              <span>{t('panels.medianTime', { time: duration(person.medianMs, i18n.language) })}</span>
            )}
            <span className={styles.bar} aria-hidden>
              {personShares(person, progress.total).map(({ status, percent }) => (
                <i key={status} data-status={status} style={{ inlineSize: `${percent}%` }} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
