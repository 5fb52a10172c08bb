import type { WireSettings } from '#contract/session/settings.ts';
import type { WireUser } from '#contract/session/user.ts';
import type { Environment, Space } from '#domain/session/environment.ts';
import type { User } from '#domain/session/user.ts';

export const toUser = (wire: WireUser): User => ({
  id: wire.id,
  username: wire.username,
  firstName: wire.first_name,
  lastName: wire.last_name ?? undefined,
  role: wire.role,
  apiKey: wire.api_key ?? undefined,
});

export const toEnvironment = ({ argilla, huggingface, postil }: WireSettings): Environment => ({
  showsStorageWarning: argilla?.show_huggingface_space_persistent_storage_warning ?? false,
  sharesProgress: argilla?.share_your_progress_enabled ?? false,
  space: huggingface && toSpace(huggingface),
  features: postil?.features ?? [],
});

const toSpace = (wire: NonNullable<WireSettings['huggingface']>): Space => ({
  id: wire.space_id,
  title: wire.space_title,
  subdomain: wire.space_subdomain,
  host: wire.space_host,
  repoName: wire.space_repo_name,
  authorName: wire.space_author_name,
  hasPersistentStorage: wire.space_persistent_storage_enabled ?? false,
});
