import { Container, ContainerModule } from 'inversify';
import type { ApiOptions } from '#infrastructure/http/api.ts';
import { entrance } from './entrance/entrance.ts';
import { annotation } from './rooms/annotation.ts';
import { bulk } from './rooms/bulk.ts';
import { finding } from './rooms/finding.ts';
import { parts } from './rooms/parts.ts';
import { people } from './rooms/people.ts';
import { progress } from './rooms/progress.ts';
import { settings } from './rooms/settings.ts';
import { subjects } from './rooms/subjects.ts';
import { vectors } from './rooms/vectors.ts';
import { wiring } from './wiring.ts';
import { workIn } from './work/work.ts';

/** Everything at once, made anew and not yet doing anything. */
export function createContainer(options: ApiOptions): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  const loadWork = async () => work;
  container.load(new ContainerModule(({ bind }) => entrance(options, loadWork, wiring(bind))));
  container.load(parts, annotation, bulk, finding, people, progress, settings, subjects, vectors);
  const work = workIn(container, async () => undefined);
  return container;
}
