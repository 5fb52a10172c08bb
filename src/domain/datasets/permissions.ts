import { isPrivileged, roleOf, type User } from '../session/user.ts';

export const canCreateDatasets = (user: User): boolean => isPrivileged(user);
export const canChangeSettings = (user: User): boolean => isPrivileged(user);
export const canDeleteDatasets = (user: User): boolean => isPrivileged(user);
export const canAddRecords = (user: User): boolean => isPrivileged(user);
/** Files hold everybody's answers. */
export const canExport = (user: User): boolean => isPrivileged(user);
/** What people choose is told to those who lead. */
export const canSeeShares = (user: User): boolean => isPrivileged(user);
/** Only owners: the server refuses it to admins. */
export const canCreateWorkspaces = (user: User): boolean => roleOf(user) === 'owner';
