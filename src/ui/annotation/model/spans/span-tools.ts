import { observable } from 'mobx';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { LabelChoice } from './label-choice.ts';
import type { SpanHands } from './span-interaction.ts';

/** What the texts of a record and the questions about their spans share. */
export class SpanTools {
  /** The texts in view, by their field. */
  readonly texts = observable.map<string, SpanHands>(undefined, { deep: false });

  constructor(readonly choice = new LabelChoice()) {
    makeStateObservable(this);
  }

  /** Lets the questions know of a text, until it is taken off the page. */
  hold(hands: SpanHands): () => void {
    this.texts.set(hands.marker.field, hands);
    return () => this.letGo(hands);
  }

  private letGo(hands: SpanHands) {
    const { field } = hands.marker;
    if (this.texts.get(field) === hands) this.texts.delete(field);
  }
}
