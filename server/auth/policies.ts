import type { Caller } from './caller.ts';

export interface Owned {
  readonly isMember: boolean;
}

export interface OwnedResponse extends Owned {
  readonly userId: string;
}

export interface OwnedMetadata extends Owned {
  readonly isVisible: boolean;
}

type Policy<Subject> = (caller: Caller, subject: Subject) => boolean;

const isOwner = (caller: Caller, _?: unknown) => caller.role === 'owner';
const isMember = (_: Caller, { isMember }: Owned) => isMember;
const leads = (caller: Caller, { isMember }: Owned) => isOwner(caller) || (caller.role === 'admin' && isMember);
const participates: Policy<Owned> = (caller, subject) => isOwner(caller) || isMember(caller, subject);

/** All permissions; everything else is forbidden. */
export const policies = {
  'every user': () => true,
  'users manage their own API key and password': () => true,
  'owners manage users': isOwner,
  'owners manage workspaces': isOwner,
  'owners and workspace members read a workspace': participates,
  'owners and workspace admins list and remove members': leads,
  'owners and workspace members read a dataset': participates,
  'owners and workspace admins create datasets': leads,
  'owners and workspace admins change a dataset': leads,
  'owners and workspace admins delete a dataset': leads,
  'owners and admins of both workspaces move and duplicate a dataset': leads,
  'owners and admins list deleted datasets': (caller: Caller) => caller.role !== 'annotator',
  'owners and workspace admins restore and purge deleted datasets': leads,
  'owners and workspace admins change dataset settings': leads,
  'owners and workspace members read visible metadata': (caller: Caller, property: OwnedMetadata) =>
    participates(caller, property) && (property.isVisible || seesHidden(caller)),
  'owners and workspace members search records': participates,
  'owners and workspace members read a record': participates,
  'owners and workspace admins import and export records': leads,
  'owners and workspace admins write records': leads,
  'owners and workspace admins read all responses': leads,
  'owners and workspace members answer a record': participates,
  'owners manage webhooks': (caller: Caller, _: unknown) => isOwner(caller),
  'owners and workspace admins read a job': leads,
  'users change their own response, owners and workspace admins any': (caller: Caller, response: OwnedResponse) =>
    leads(caller, response) || (response.isMember && response.userId === caller.id),
} satisfies Readonly<Record<string, (caller: Caller, subject: never) => boolean>>;

export type PolicyName = keyof typeof policies;
export type SubjectOf<P extends PolicyName> = Parameters<(typeof policies)[P]>[1];

/** Hidden metadata and suggestions are visible to admins and owners only. Others get hidden metadata as if it were missing. */
export const seesHidden = (caller: Caller) => caller.role !== 'annotator';
/** Admins and owners see the responses of all users. */
export const seesAllResponses = (caller: Caller) => caller.role !== 'annotator';
