import { isPrivileged, roleOf, type User } from '../session/user.ts';

export const canCreateDatasets = (user: User): boolean => isPrivileged(user);
export const canChangeSettings = (user: User): boolean => isPrivileged(user);
export const canDeleteDatasets = (user: User): boolean => isPrivileged(user);
export const canAddRecords = (user: User): boolean => isPrivileged(user);
/** Exports contain the responses of all users. */
export const canExport = (user: User): boolean => isPrivileged(user);
export const canSeeTeamAnswers = (user: User): boolean => isPrivileged(user);
export const canSeeShares = (user: User): boolean => isPrivileged(user);
/** The server refuses it to admins. */
export const canCreateWorkspaces = (user: User): boolean => roleOf(user) === 'owner';
