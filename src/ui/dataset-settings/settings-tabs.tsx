import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { type SettingsTab, tabFrom } from '#domain/datasets/settings/tab.ts';
import { Tabs } from '../components/controls/tabs.tsx';
import { useKeys } from '../keyboard/use-keys.ts';
import { useShared } from '../shared/use-view-model.ts';
import { AdditionsViewModel } from './adding/additions-view-model.ts';
import { DangerTab } from './danger/danger-tab.tsx';
import type { SettingsViewModel } from './model/settings-view-model.ts';
import { QuestionsTab } from './questions/questions-tab.tsx';
import { FieldsTab } from './tabs/fields-tab.tsx';
import { GeneralTab } from './tabs/general-tab.tsx';
import { MetadataTab } from './tabs/metadata-tab.tsx';

interface SettingsTabsProps {
  readonly viewModel: SettingsViewModel;
  readonly dataset: Dataset;
}

export const SettingsTabs = observer(function SettingsTabs({ viewModel, dataset }: SettingsTabsProps) {
  const { t } = useTranslation();
  const [tab, choose] = useTab(viewModel);
  useSaveKey(viewModel, tab);
  const additions = useShared(AdditionsViewModel);
  useEffect(() => additions.activate(viewModel), [additions, viewModel]);
  const { tabs, modifiedTabs } = viewModel;
  return (
    <Tabs
      label={t('datasetInfo.settings')}
      tabs={tabs.map((id) => ({
        id,
        title: t(`changing.tabs.${id}`),
        markLabel: modifiedTabs.has(id) ? t('changing.modified') : undefined,
      }))}
      current={tab}
      onChoose={choose}
    >
      <TabPanel tab={tab} viewModel={viewModel} additions={additions} dataset={dataset} />
    </Tabs>
  );
});

interface TabPanelProps extends SettingsTabsProps {
  readonly tab: SettingsTab;
  readonly additions: AdditionsViewModel;
}

function TabPanel({ tab, viewModel, additions, dataset }: TabPanelProps) {
  switch (tab) {
    case 'general':
      return <GeneralTab viewModel={viewModel} dataset={dataset} />;
    case 'fields':
      return <FieldsTab viewModel={viewModel} />;
    case 'questions':
      return <QuestionsTab viewModel={viewModel} additions={additions} />;
    case 'metadata':
      return <MetadataTab viewModel={viewModel} additions={additions} />;
    case 'danger-zone':
      return <DangerTab viewModel={viewModel} dataset={dataset} />;
  }
}

/** Keeps the selected tab in the address, without a history entry. */
function useTab({ tabs }: SettingsViewModel) {
  const [query, setQuery] = useSearchParams();
  const choose = (tab: string) =>
    setQuery((before) => new URLSearchParams({ ...Object.fromEntries(before), tab }), { replace: true });
  return [tabFrom(query.get('tab'), tabs), choose] as const;
}

/** The key that saves an item saves the whole tab when no item has the focus. */
function useSaveKey(viewModel: SettingsViewModel, tab: SettingsTab) {
  const { isFor } = useKeys();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isFor('draft', event)) return;
      event.preventDefault(); // the browser would save the page
      viewModel.saveAll(tab);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [isFor, viewModel, tab]);
}
