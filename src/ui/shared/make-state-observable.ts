import { makeAutoObservable } from 'mobx';

/**
 * Getters become computed values, methods bound actions, and fields are observed by reference: an assignment notifies,
 * a change inside the object does not. Collaborators need no exceptions, and no field can be forgotten.
 */
export function makeStateObservable(target: object): void {
  makeAutoObservable(target, {}, { autoBind: true, deep: false });
}
