import { observable } from 'mobx';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { LabelChoice } from './label-choice.ts';
import type { SpanInteraction } from './span-interaction.ts';

/** What the texts of a record and the questions about their spans share. */
export class SpanTools {
  /** The texts in view, by their field. */
  readonly texts = observable.map<string, SpanInteraction>(undefined, { deep: false });

  constructor(readonly choice = new LabelChoice()) {
    makeStateObservable(this);
  }

  /** Lets the questions know of a text, until it is taken off the page. */
  register(interaction: SpanInteraction): () => void {
    this.texts.set(interaction.editor.field, interaction);
    return () => this.unregister(interaction);
  }

  private unregister(interaction: SpanInteraction) {
    const { field } = interaction.editor;
    if (this.texts.get(field) === interaction) this.texts.delete(field);
  }
}
