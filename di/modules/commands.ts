import { ContainerModule } from 'inversify';
import { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { PaletteViewModel } from '#ui/commands/palette/palette-view-model.ts';
import { RecentCommands } from '#ui/commands/palette/recent-commands.ts';
import { Commands } from '#ui/keyboard/commands.ts';
import { Session } from '#ui/shared/session.ts';
import { wiring } from '../wiring.ts';

export const bindings = new ContainerModule(({ bind }) => {
  const { provide } = wiring(bind);
  provide(RecentCommands, [Preferences, Session]);
  provide(PaletteViewModel, [DatasetRepository, Commands, RecentCommands, Session]);
});
