import { limits } from '../shared/limits.ts';
import { characters, isRequired, type Problem } from '../shared/problem.ts';

export function passwordProblems(password: string): readonly Problem[] {
  if (password === '') return [isRequired];
  const length = characters(password);
  const [min, max] = [limits.minPasswordChars, limits.maxPasswordChars];
  return length < min || length > max ? [{ key: 'validation.password', values: { min, max } }] : [];
}

/** Without characters that look alike: 0 O o, 1 l I, 5 S, 2 Z. */
const unambiguousCharacters = 'ABCDEFGHJKLMNPQRTUVWXYabcdefghijkmnpqrstuvwxyz346789';
const groupCount = 5;
const groupLength = 4;

/** 20 random characters in groups of four; `below` returns a random integer below its bound. */
export function makePassword(below: (bound: number) => number): string {
  const group = () =>
    Array.from({ length: groupLength }, () => unambiguousCharacters.charAt(below(unambiguousCharacters.length))).join(
      '',
    );
  return Array.from({ length: groupCount }, group).join('-');
}
