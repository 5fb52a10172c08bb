import type { ApiOptions } from '#infrastructure/http/api.ts';
import type { Resolver } from '#ui/shared/use-view-model.ts';
import { entrance } from './entrance/entrance.ts';
import { Foyer } from './entrance/foyer.ts';

/** What signing in takes, at once; the work comes when somebody begins to sign in, or is signed in already. */
export function createEntry(options: ApiOptions): Resolver {
  const foyer = new Foyer();
  const loadWork = async () => (await import('./work/work.ts')).workBehind(foyer);
  entrance(options, loadWork, foyer.wiring);
  return foyer;
}
