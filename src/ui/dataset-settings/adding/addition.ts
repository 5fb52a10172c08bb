import { reasonOf } from '#application/shared/reason.ts';
import type { ItemProblems } from '#domain/datasets/settings/items.ts';
import { makeStateObservable } from '../../shared/make-state-observable.ts';
import { Task } from '../../shared/task.ts';

interface AdditionOptions<T> {
  readonly blank: T;
  problemsOf(value: T): ItemProblems;
  create(value: T): Promise<unknown>;
  onCreated(value: T): void;
}

export class Addition<T extends object> {
  value: T;
  isOpen = false;
  readonly adding = new Task();

  constructor(private readonly options: AdditionOptions<T>) {
    this.value = options.blank;
    makeStateObservable(this);
  }

  get problems(): ItemProblems {
    return this.options.problemsOf(this.value);
  }

  get canAdd() {
    return this.problems.size === 0 && !this.adding.isRunning;
  }

  get refusal() {
    return this.adding.hasFailed ? reasonOf(this.adding.failure) : undefined;
  }

  open() {
    this.isOpen = true;
  }

  close() {
    this.isOpen = false;
    this.value = this.options.blank;
    this.adding.cancel();
  }

  change(changes: Partial<T>) {
    this.value = { ...this.value, ...changes };
  }

  add() {
    if (!this.canAdd) return;
    const { value } = this;
    void this.adding.run(
      () => this.options.create(value),
      () => this.finish(value),
    );
  }

  private finish(value: T) {
    this.close();
    this.options.onCreated(value);
  }
}
