import { observable } from 'mobx';
import { makeStateObservable } from '../../../shared/make-state-observable.ts';
import { LabelChoice } from './label-choice.ts';
import type { SpanInteraction } from './span-interaction.ts';

/** State that the texts of a record share with the questions about their spans. */
export class SpanTools {
  readonly texts = observable.map<string, SpanInteraction>(undefined, { deep: false });

  constructor(readonly choice = new LabelChoice()) {
    makeStateObservable(this);
  }

  /** The returned function removes the text. */
  register(interaction: SpanInteraction): () => void {
    this.texts.set(interaction.editor.field, interaction);
    return () => this.unregister(interaction);
  }

  private unregister(interaction: SpanInteraction) {
    const { field } = interaction.editor;
    if (this.texts.get(field) === interaction) this.texts.delete(field);
  }
}
