import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isHubUnreachable } from '#application/creation/is-hub-unreachable.ts';
import { reasonOf } from '#application/shared/reason.ts';
import { importPath, repoIdFrom } from '#domain/datasets/starting/repo-id.ts';
import { Texts } from '../../i18n/texts.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import styles from './import.module.css';
import type { ImportViewModel } from './import-view-model.ts';

/** What the hub says who would not answer; and where a token shows what everybody else is told does not exist. */
export const ImportTrouble = observer(function ImportTrouble({ hub }: { readonly hub: ImportViewModel }) {
  const { t } = useTranslation();
  const texts = useShared(Texts);
  const { looking, isMissing, wanted = '' } = hub;
  const hidden = isMissing ? repoIdFrom(wanted) : undefined;
  return (
    <>
      {looking.hasFailed && (
        <p role="alert" className={styles.problem}>
          {isHubUnreachable(looking.failure)
            ? t('starting.hubAway', { hub: hub.hub.name })
            : texts.say(reasonOf(looking.failure))}
        </p>
      )}
      {hidden && (
        <p>
          <PageLink to={importPath(hidden)}>{t('starting.withToken')}</PageLink>
        </p>
      )}
    </>
  );
});
