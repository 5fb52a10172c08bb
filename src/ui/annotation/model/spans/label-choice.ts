import { makeStateObservable } from '../../../shared/make-state-observable.ts';

interface Chosen {
  readonly question: string;
  readonly label: string;
}

export class LabelChoice {
  private active: Chosen | undefined = undefined;
  /** Marks single characters without Shift. */
  byCharacters = false;

  constructor() {
    makeStateObservable(this);
  }

  get isMade() {
    return this.active !== undefined;
  }

  isActive({ question, label }: Chosen): boolean {
    return this.active?.question === question && this.active.label === label;
  }

  activate(label: Chosen | undefined) {
    this.active = label;
  }

  useCharacters(isOn: boolean) {
    this.byCharacters = isOn;
  }
}
