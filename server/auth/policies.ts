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
  'everybody with an account': () => true,
  'everybody looks after their own key and password': () => true,
  'owners manage users': isOwner,
  'owners manage workspaces': isOwner,
  'owners and members see a workspace': participates,
  'those who lead a workspace see and remove its members': leads,
  'owners and members read a dataset': participates,
  'those who lead create datasets': leads,
  'those who lead change a dataset': leads,
  'those who lead delete a dataset': leads,
  'those who lead datasets see which were deleted': (caller: Caller) => caller.role !== 'annotator',
  'those who lead restore and remove deleted datasets': leads,
  'those who lead change the settings of a dataset': leads,
  'owners and members read metadata that is not hidden from them': (caller: Caller, property: OwnedMetadata) =>
    participates(caller, property) && (property.isVisible || seesHiddenMetadata(caller)),
  'owners and members search records': participates,
  'owners and members read a record': participates,
  'those who lead a dataset import and export it': leads,
  'those who lead a dataset write its records': leads,
  'those who lead a dataset read all its responses': leads,
  'owners and members answer a record': participates,
  'owners look after webhooks': (caller: Caller, _: unknown) => isOwner(caller),
  'owners and leading members see a job': leads,
  'members change their own response, those who lead change any': (caller: Caller, response: OwnedResponse) =>
    leads(caller, response) || (response.isMember && response.userId === caller.id),
} satisfies Readonly<Record<string, (caller: Caller, subject: never) => boolean>>;

export type PolicyName = keyof typeof policies;
export type SubjectOf<P extends PolicyName> = Parameters<(typeof policies)[P]>[1];

/** Hidden metadata is visible to admins and owners only; other users get the same answer as for a missing property. */
export const seesHiddenMetadata = (caller: Caller) => caller.role !== 'annotator';
/** Admins and owners see the responses of all users. */
export const seesAllResponses = (caller: Caller) => caller.role !== 'annotator';
