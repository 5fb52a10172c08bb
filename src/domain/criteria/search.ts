export interface TextSearch {
  readonly text: string;
  /** Name of a field; undefined searches all fields. */
  readonly field: string | undefined;
}

export function textSearch(text: string, field?: string): TextSearch | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : { text: trimmed, field: field === '' ? undefined : field };
}

export function searchInField(search: TextSearch | undefined, field: string | undefined): TextSearch | undefined {
  return search && textSearch(search.text, field);
}
