import { observer } from 'mobx-react-lite';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Platform } from '../../shared/platform.ts';
import { useShared } from '../../shared/use-view-model.ts';
import items from '../items/items.module.css';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import { MoveSection } from '../transfers/move-section.tsx';
import { DangerZone } from './danger-zone.tsx';

interface DangerTabProps {
  readonly viewModel: SettingsViewModel;
  readonly dataset: Dataset;
}

export const DangerTab = observer(function DangerTab({ viewModel, dataset }: DangerTabProps) {
  const platform = useShared(Platform);
  return (
    <div className={items.items}>
      {platform.can('move') && <MoveSection dataset={dataset} onMoved={viewModel.refresh} />}
      <DangerZone viewModel={viewModel} dataset={dataset} />
    </div>
  );
});
