import { makeStateObservable } from '../../../shared/make-state-observable.ts';

/** Of which question, and which of its labels. */
interface Chosen {
  readonly question: string;
  readonly label: string;
}

/** With what the next selection is marked. */
export class LabelChoice {
  private active: Chosen | undefined = undefined;
  /** Whether single characters are marked without Shift. */
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
