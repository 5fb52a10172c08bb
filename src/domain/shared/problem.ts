export interface Problem {
  readonly key: string;
  readonly values?: Readonly<Record<string, number>>;
}

export const isRequired: Problem = { key: 'validation.required' };

export const required = (text: string): readonly Problem[] => (isBlank(text) ? [isRequired] : []);

export const atMost = (text: string, max: number): readonly Problem[] =>
  text.length > max && characters(text) > max ? [{ key: 'validation.max', values: { max } }] : [];

export const isBlank = (text: string): boolean => text.trim() === '';

/** In code points, as in Python. */
export const characters = (text: string): number => [...text].length;
