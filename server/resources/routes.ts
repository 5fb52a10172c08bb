import { accountRoutes } from './account/routes.ts';
import { datasetSettingsRoutes } from './dataset-settings/routes.ts';
import { datasetRoutes } from './datasets/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { hubRoutes } from './hub/routes.ts';
import { instanceRoutes } from './instance/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { leaseRoutes } from './leases/routes.ts';
import { movingRoutes } from './moving/routes.ts';
import { oauthRoutes } from './oauth/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { qualityRoutes } from './quality/routes.ts';
import { questionChangeRoutes } from './question-changes/routes.ts';
import { recordRoutes } from './records/routes.ts';
import { responseRoutes } from './responses/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import type { AppDeps, Route } from './shared/route.ts';
import { sharesRoutes } from './shares/routes.ts';
import { revealRoutes, suggestionRoutes } from './suggestions/routes.ts';
import { trashRoutes } from './trash/routes.ts';
import { userRoutes } from './users/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { workspaceRoutes } from './workspaces/routes.ts';

export const apiRoutes = (deps: AppDeps): readonly Route[] => [
  ...instanceRoutes(deps),
  ...sessionRoutes(deps),
  ...userRoutes(deps),
  ...oauthRoutes(deps),
  ...workspaceRoutes(deps),
  ...datasetRoutes(deps),
  ...datasetSettingsRoutes(deps),
  ...recordRoutes(deps),
  ...suggestionRoutes(deps),
  ...responseRoutes(deps),
  ...hubRoutes(deps),
  ...jobRoutes(deps),
  ...webhookRoutes(deps),
];

/** Calls that only this server has; `features` announces them. */
export const extraRoutes = (deps: AppDeps): readonly Route[] => [
  ...overviewRoutes(deps),
  ...sharesRoutes(deps),
  ...eventRoutes(deps),
  ...leaseRoutes(deps),
  ...accountRoutes(deps),
  ...peopleRoutes(deps),
  ...trashRoutes(deps),
  ...fileRoutes(deps),
  ...questionChangeRoutes(deps),
  ...movingRoutes(deps),
  ...qualityRoutes(deps),
  ...revealRoutes(deps),
];
