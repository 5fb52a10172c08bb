import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { findCommands, readSynonyms } from '#domain/commands/find-commands.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { limits } from '#domain/shared/limits.ts';
import type { CommandContext, Commands, RunnableCommand } from '../../keyboard/commands.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import type { Session } from '../../shared/session.ts';
import { Task } from '../../shared/task.ts';
import type { ViewModel } from '../../shared/use-view-model.ts';
import type { RecentCommands } from './recent-commands.ts';

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly RunnableCommand[];
}

export interface ShownCommands {
  readonly groups: readonly CommandGroup[];
  readonly count: number;
}

export class PaletteViewModel implements ViewModel {
  position = 0;
  /** The list of the last opening is shown until it has loaded again. */
  datasets: readonly Dataset[] = [];
  private userId: string | undefined;
  ofPage: (context: CommandContext) => readonly RunnableCommand[] = () => [];
  readonly loading = new Task();
  readonly loadingPage = new Task();

  constructor(
    private readonly repository: DatasetRepository,
    private readonly commands: Commands,
    private readonly recent: RecentCommands,
    private readonly session: Session,
  ) {
    makeStateObservable(this);
  }

  activate() {
    const { page } = this.commands;
    this.reset();
    void this.loading.run(() => this.repository.mine(), this.showDatasets);
    if (page) void this.loadingPage.run(page.load, this.showPage);
    return () => {
      this.loading.cancel();
      this.loadingPage.cancel();
    };
  }

  get typed() {
    return this.commands.typed;
  }

  type(text: string) {
    this.commands.type(text);
    this.position = 0;
  }

  goTo(position: number) {
    this.position = position;
  }

  use({ id }: RunnableCommand) {
    this.recent.add(id);
  }

  /** Groups while nothing is typed, starting with the commands that were used last; else one list, the best first. */
  shown(groups: readonly CommandGroup[], titleOfRecent: string, synonyms: string): ShownCommands {
    const all = groups.flatMap(({ commands }) => commands);
    const { ids } = this.recent;
    if (this.typed.trim() === '') {
      const used = ids.flatMap((id) => all.find((each) => each.id === id) ?? []);
      const others = groups.map((group) => ({ ...group, commands: group.commands.filter(isNotIn(used)) }));
      return limited([{ title: titleOfRecent, commands: used }, ...others], limits.maxCommandsOfGroup, all.length);
    }
    const found = findCommands(all, { typed: this.typed, synonyms: readSynonyms(synonyms), recent: ids });
    return limited([{ title: '', commands: found }], limits.maxFoundCommands, found.length);
  }

  private reset() {
    this.position = 0;
    this.ofPage = () => [];
    const userId = this.session.user?.id;
    if (userId !== this.userId) this.datasets = [];
    this.userId = userId;
  }

  private showDatasets(datasets: readonly Dataset[]) {
    this.datasets = datasets;
  }

  private showPage(ofPage: (context: CommandContext) => readonly RunnableCommand[]) {
    this.ofPage = ofPage;
  }
}

const isNotIn = (used: readonly RunnableCommand[]) => (each: RunnableCommand) => !used.includes(each);

/** A thousand datasets would be too much to read; the search finds them. */
function limited(groups: readonly CommandGroup[], most: number, count: number): ShownCommands {
  const shown = groups.map((group) => ({ ...group, commands: group.commands.slice(0, most) }));
  return { groups: shown.filter(({ commands }) => commands.length > 0), count };
}
