/** Expected response of a record on the server: `submitted kind`, or nothing. */
export type GivenAnswer = string | undefined;

interface Change {
  readonly record: number;
  readonly before: GivenAnswer;
  readonly after: GivenAnswer;
}

interface Step {
  readonly at: number;
  /** A step without changes is a choice in the form. */
  readonly changes: readonly Change[];
}

/** Last decision of the user for each record, with the steps of undo and redo. */
export class Decisions {
  readonly given = new Map<number, GivenAnswer>();
  private done: readonly Step[] = [];
  private undone: readonly Step[] = [];
  /** Steps of another tab, which the page knows after its next reload. */
  private elsewhere: readonly Step[] = [];
  private count = 0;

  get canUndo() {
    return this.done.length > 0;
  }

  get canRedo() {
    return this.undone.length > 0;
  }

  choose() {
    this.remember([]);
  }

  /** Gives the records the same answer. Without a change it adds no step, but clears the redo steps. */
  give(records: readonly number[], after: GivenAnswer, isElsewhere = false) {
    const changes = records.map((record) => ({ record, before: this.given.get(record), after }));
    for (const record of records) this.given.set(record, after);
    if (isElsewhere) this.elsewhere = [...this.elsewhere, this.next(changes)];
    else if (changes.some(({ before }) => before !== after)) this.remember(changes);
    else this.undone = [];
  }

  undo() {
    const step = this.done.at(-1);
    if (!step) return;
    this.done = this.done.slice(0, -1);
    this.undone = [...this.undone, step];
    for (const { record, before } of step.changes) this.given.set(record, before);
  }

  redo() {
    const step = this.undone.at(-1);
    if (!step) return;
    this.undone = this.undone.slice(0, -1);
    this.done = [...this.done, step];
    for (const { record, after } of step.changes) this.given.set(record, after);
  }

  /** A reload drops the steps that were only chosen in the form. */
  reload() {
    const isSent = ({ changes }: Step) => changes.length > 0;
    this.done = [...this.done, ...this.elsewhere].filter(isSent).toSorted((one, other) => one.at - other.at);
    this.undone = this.elsewhere.length > 0 ? [] : this.undone.filter(isSent); // a new step clears the redo steps
    this.elsewhere = [];
  }

  private remember(changes: readonly Change[]) {
    this.done = [...this.done, this.next(changes)];
    this.undone = [];
  }

  private next(changes: readonly Change[]): Step {
    this.count += 1;
    return { at: this.count, changes };
  }
}
