import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { canCreateDatasets } from '#domain/datasets/permissions.ts';
import { Session } from '../../shared/session.ts';
import { useShared, useViewModel } from '../../shared/use-view-model.ts';
import { Examples } from './examples.tsx';
import { Guide } from './guide.tsx';
import { ImportBox } from './import-box.tsx';
import { ImportViewModel } from './import-view-model.ts';
import { PythonImport } from './python-import.tsx';
import styles from './sidebar.module.css';

export const Sidebar = observer(function Sidebar() {
  const { user } = useShared(Session);
  const { t } = useTranslation();
  return (
    <aside className={styles.sidebar} aria-label={t('starting.title')}>
      {user && canCreateDatasets(user) && <ImportSections />}
      <Guide />
    </aside>
  );
});

const ImportSections = observer(function ImportSections() {
  const hub = useViewModel(ImportViewModel);
  const navigate = useNavigate();
  const { found } = hub;
  useEffect(() => {
    if (found) void navigate(found);
  }, [found, navigate]);

  return (
    <>
      <ImportBox hub={hub} />
      <PythonImport />
      {!hub.isHubAway && <Examples hub={hub} />}
    </>
  );
});
