import {
  type LabelDelimiter,
  type ListedLabels,
  labelDelimiters,
  splitLabels,
} from '#domain/creation/source/label-lists.ts';
import { isNoValue } from '#domain/creation/source/no-value.ts';
import { number } from './value-kinds.ts';

const maxLabels = 500;
const maxLabelChars = 60;
const minCells = 2;
const minRepeats = 2;
/** A list in one of twenty cells is no accident. */
const minShare = 0.05;

/** The parts of the cells of a column for one delimiter. */
class Parts {
  private readonly counts = new Map<string, number>();
  private readonly first = new Set<string>();
  private readonly later = new Set<string>();
  private cells = 0;
  private lists = 0;
  private total = 0;
  /** False as soon as a cell is no list of labels. */
  private isPossible = true;

  constructor(readonly delimiter: LabelDelimiter) {}

  add(text: string) {
    if (!this.isPossible || isNoValue(text)) return;
    const parts = splitLabels(text, this.delimiter);
    this.cells += 1;
    if (parts.length > 1) this.lists += 1;
    this.total += parts.length;
    for (const [index, part] of parts.entries()) {
      this.counts.set(part, (this.counts.get(part) ?? 0) + 1);
      (index === 0 ? this.first : this.later).add(part);
    }
    this.isPossible = this.counts.size <= maxLabels && parts.every((part) => part.length <= maxLabelChars);
  }

  get labels(): ListedLabels | undefined {
    const isListed = this.lists >= Math.max(minCells, this.cells * minShare);
    if (!this.isPossible || !isListed || !this.areLabels) return undefined;
    return { delimiter: this.delimiter, spellings: [...this.counts].map(([text, count]) => ({ text, count })) };
  }

  /**
   * Labels recur, and one that comes first in a cell comes later in another one; a city never comes where its country
   * does. Commas in numbers separate digits.
   */
  private get areLabels() {
    const { counts, first, later, delimiter } = this;
    const isRecurring = counts.size > 1 && this.total >= counts.size * minRepeats;
    const isOfNumbers = delimiter === ',' && [...counts.keys()].every((part) => number.test(part));
    return isRecurring && !isOfNumbers && [...later].some((part) => first.has(part));
  }
}

/** Finds several labels in one cell, such as `news; sports`. */
export class ListedLabelsFinder {
  private readonly parts = labelDelimiters.map((delimiter) => new Parts(delimiter));
  /** JSON is no list of labels. */
  private isOfJson = false;

  add(text: string) {
    this.isOfJson ||= /^\s*[[{]/.test(text);
    if (!this.isOfJson) for (const each of this.parts) each.add(text);
  }

  get labels(): ListedLabels | undefined {
    return this.isOfJson ? undefined : this.parts.flatMap(({ labels }) => labels ?? [])[0];
  }
}
