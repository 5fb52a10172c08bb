import { CloudOff, Keyboard } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Button } from '../components/controls/button.tsx';
import { IconButton } from '../components/controls/icon-button.tsx';
import { EmptyState } from '../components/feedback/empty-state.tsx';
import { Header } from '../layouts/header.tsx';
import { useViewModel } from '../shared/use-view-model.ts';
import styles from './annotation.module.css';
import { AnnotationViewModel } from './annotation-view-model.ts';
import { ControlBar } from './bar/control-bar.tsx';
import { HelpDialog } from './bar/help-dialog.tsx';
import { useShortcuts } from './keyboard/use-shortcuts.ts';
import { useCriteriaInUrl } from './use-criteria-in-url.ts';
import { Workbench } from './workbench.tsx';

export function AnnotationScreen() {
  const { id = '' } = useParams();
  return <Annotation key={id} datasetId={id} />;
}

const Annotation = observer(function Annotation({ datasetId }: { readonly datasetId: string }) {
  const viewModel = useViewModel(AnnotationViewModel, datasetId);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  const closeHelp = useCallback(() => setHelpOpen(false), []);
  const { t } = useTranslation();
  useCriteriaInUrl(viewModel.records);
  useShortcuts(viewModel, showHelp);
  const { opened, loading } = viewModel.records;

  return (
    <div className={styles.screen}>
      <AnnotationHeader viewModel={viewModel} onHelp={showHelp} />
      {!opened && loading.hasFailed ? (
        <main id="main" className={styles.failed}>
          <EmptyState icon={<CloudOff size={28} />} title={t('annotation.failed')}>
            <Button onClick={viewModel.records.load}>{t('common.retry')}</Button>
          </EmptyState>
        </main>
      ) : (
        <main id="main" className={styles.main}>
          <ControlBar viewModel={viewModel} />
          <Workbench viewModel={viewModel} />
        </main>
      )}
      {isHelpOpen && <HelpDialog onClose={closeHelp} />}
    </div>
  );
});

interface AnnotationHeaderProps {
  readonly viewModel: AnnotationViewModel;
  readonly onHelp: () => void;
}

const AnnotationHeader = observer(function AnnotationHeader({ viewModel, onHelp }: AnnotationHeaderProps) {
  const { t } = useTranslation();
  const dataset = viewModel.records.opened?.dataset;
  const workspace = dataset?.workspaceName;
  const crumbs = [
    { text: t('common.home'), to: '/' },
    ...(workspace ? [{ text: workspace, to: `/?workspaces=${encodeURIComponent(workspace)}` }] : []),
    ...(dataset ? [{ text: dataset.name }] : []),
  ];
  return (
    <Header crumbs={crumbs}>
      <IconButton look="quiet" className={styles.help} label={t('shortcuts.title')} hint="?" onClick={onHelp}>
        <Keyboard size={20} aria-hidden />
      </IconButton>
    </Header>
  );
});
