const quoted = (text: string) =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;

const entries = (object: object) => Object.entries(object).map(([key, each]) => `${quoted(key)}: ${pythonRepr(each)}`);

/** Values as Python's `repr` writes them. */
export function pythonRepr(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(pythonRepr).join(', ')}]`;
  if (typeof value === 'object') return `{${entries(value).join(', ')}}`;
  return String(value);
}

/** Texts without quotes, as Python's `str` writes them. */
export const pythonStr = (value: unknown): string => (typeof value === 'string' ? value : pythonRepr(value));

const pythonTypes: Readonly<Record<string, string>> = { string: 'str', number: 'int', object: 'dict' };

export function pythonType(value: unknown): string {
  return `<class '${Array.isArray(value) ? 'list' : (pythonTypes[typeof value] ?? 'NoneType')}'>`;
}
