export interface TextSearch {
  readonly text: string;
  /** The name of one field, or all of them. */
  readonly field: string | undefined;
}

/** A search for nothing is no search. */
export function textSearch(text: string, field?: string): TextSearch | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : { text: trimmed, field: field === '' ? undefined : field };
}

/** Looks for the same text elsewhere. */
export function searchInField(search: TextSearch | undefined, field: string | undefined): TextSearch | undefined {
  return search && textSearch(search.text, field);
}
