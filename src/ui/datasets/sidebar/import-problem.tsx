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

/** Says why the lookup failed, and offers a token, since the hub reports private datasets as missing. */
export const ImportProblem = observer(function ImportProblem({ hub }: { readonly hub: ImportViewModel }) {
  const { t } = useTranslation();
  const texts = useShared(Texts);
  const { lookingUp, isMissing, requested = '' } = hub;
  const hidden = isMissing ? repoIdFrom(requested) : undefined;
  return (
    <>
      {lookingUp.hasFailed && (
        <p role="alert" className={styles.problem}>
          {isHubUnreachable(lookingUp.failure)
            ? t('starting.hubAway', { hub: hub.hub.name })
            : texts.say(reasonOf(lookingUp.failure))}
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
