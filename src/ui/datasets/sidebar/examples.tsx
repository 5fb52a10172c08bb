import { ImageIcon, MessageCircleQuestion, Tags } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type ExampleTask, exampleDatasets } from '#domain/datasets/starting/examples.ts';
import { compactNumber } from '#domain/shared/numbers.ts';
import { KindBadges } from '../row/kind-badges.tsx';
import styles from './import.module.css';
import type { ImportViewModel } from './import-view-model.ts';

const icons = {
  textClassification: Tags,
  questionAnswering: MessageCircleQuestion,
  textToImage: ImageIcon,
} as const satisfies Record<ExampleTask, unknown>;

export const Examples = observer(function Examples({ hub }: { readonly hub: ImportViewModel }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="examples" className={styles.examples}>
      <h2 id="examples">{t('starting.examples')}</h2>
      <ul>
        {exampleDatasets.map(({ repoId, task, rows, kinds }) => {
          const Icon = icons[task];
          const isBusy = hub.lookingUp.isRunning && hub.requested === repoId;
          return (
            <li key={repoId} className={styles.example}>
              <button type="button" aria-busy={isBusy || undefined} onClick={() => hub.lookUp(repoId)}>
                <bdi>{repoId}</bdi>
              </button>
              <p>
                <Icon size={14} aria-hidden />
                {t(`starting.task.${task}`)} · {t('starting.rows', { count: rows, rows: compactNumber(rows, 0) })}
              </p>
              <KindBadges kinds={kinds} />
            </li>
          );
        })}
      </ul>
    </section>
  );
});
