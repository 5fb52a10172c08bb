import { makeAutoObservable } from 'mobx';

/**
 * Getters are computed, methods are bound actions, every field is observed by reference: assigning it notifies, what it
 * holds stays untouched. So a collaborator needs no exception, and no state can be forgotten.
 */
export function makeStateObservable(target: object): void {
  makeAutoObservable(target, {}, { autoBind: true, deep: false });
}
