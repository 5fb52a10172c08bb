import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isHubUnreachable } from '#application/creation/is-hub-unreachable.ts';
import { reasonOf } from '#application/shared/reason.ts';
import { importPath, repoIdFrom } from '#domain/datasets/starting/repo-id.ts';
import { Reason } from '../../components/feedback/reason.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './import.module.css';
import type { ImportViewModel } from './import-view-model.ts';

/** Says why the lookup failed, and offers a token, since the hub reports private datasets as missing. */
export const ImportProblem = observer(function ImportProblem({ hub }: { readonly hub: ImportViewModel }) {
  const { t } = useTranslation();
  const { lookingUp, isMissing, requested = '' } = hub;
  const hidden = isMissing ? repoIdFrom(requested) : undefined;
  return (
    <>
      {lookingUp.hasFailed && (
        <div role="alert" className={styles.problem}>
          {isHubUnreachable(lookingUp.failure) ? (
            t('starting.hubAway', { hub: hub.hub.name })
          ) : (
            <Reason message={reasonOf(lookingUp.failure)} />
          )}
        </div>
      )}
      {hidden && (
        <p>
          <PageLink to={importPath(hidden)}>{t('starting.withToken')}</PageLink>
        </p>
      )}
    </>
  );
});
