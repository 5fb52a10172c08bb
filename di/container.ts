import { Container, ContainerModule } from 'inversify';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { making } from './common/making.ts';
import { members } from './common/members.ts';
import { parts } from './common/parts.ts';
import { progress } from './common/progress.ts';
import { records } from './common/records.ts';
import { subjects } from './common/subjects.ts';
import { entrance } from './entrance/entrance.ts';
import { annotation } from './rooms/annotation.ts';
import { bulk } from './rooms/bulk.ts';
import { creation } from './rooms/creation.ts';
import { exporting } from './rooms/exporting.ts';
import { finding } from './rooms/finding.ts';
import { people } from './rooms/people.ts';
import { settings } from './rooms/settings.ts';
import { uploading } from './rooms/uploading.ts';
import { wiring } from './wiring.ts';
import { workIn } from './work/work.ts';

/** Everything at once, made anew and not yet doing anything. */
export function createContainer(options: ApiOptions): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const loadWork = async () => work;
  container.load(new ContainerModule(({ bind }) => entrance(options, loadWork, wiring(bind))));
  container.load(parts, subjects, records, progress, making, members, uploading);
  container.load(annotation, bulk, creation, exporting, finding, people, settings);
  const work = workIn(container, async () => undefined);
  return container;
}
