import { isPrivileged, roleOf, type User } from '../session/user.ts';
import { type Dataset, isCreatedFromUi } from './dataset.ts';
import type { MetadataProperty } from './metadata-property.ts';

export const canCreateDatasets = (user: User): boolean => isPrivileged(user);
export const canChangeSettings = (user: User): boolean => isPrivileged(user);
export const canDeleteDatasets = (user: User): boolean => isPrivileged(user);
export const canAddRecords = (user: User): boolean => isPrivileged(user);
/** Files hold everybody's answers. */
export const canExport = (user: User): boolean => isPrivileged(user);
/** What people choose is told to those who lead. */
export const canSeeShares = (user: User): boolean => isPrivileged(user);
export const canSeeUploadGuidance = (user: User): boolean => isPrivileged(user);
/** Only owners: the server refuses it to admins. */
export const canCreateWorkspaces = (user: User): boolean => roleOf(user) === 'owner';

/** Adding records from the hub goes by what the dataset remembers of its import. */
export const canAddRecordsTo = (user: User, dataset: Dataset): boolean =>
  canAddRecords(user) && isCreatedFromUi(dataset);

export type SettingsPart = 'dataset' | 'questions' | 'fields' | 'vectors' | 'metadataProperties';

/** What the settings load for somebody. */
export const settingsPartsFor = (user: User): readonly SettingsPart[] =>
  canChangeSettings(user) ? ['dataset', 'questions', 'fields', 'vectors', 'metadataProperties'] : ['dataset'];

/** The metadata properties somebody may know of. */
export const visibleTo = (user: User, properties: readonly MetadataProperty[]): readonly MetadataProperty[] =>
  isPrivileged(user) ? properties : properties.filter(({ visibleForAnnotators }) => visibleForAnnotators);
