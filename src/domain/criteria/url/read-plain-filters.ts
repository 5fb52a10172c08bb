import { between, type Condition } from '../condition.ts';
import { type Filter, suggestionProperties } from '../filter.ts';
import { oneOf } from './json-object.ts';
import { entries } from './read-plain.ts';

/** Entries joined by `~`: `lang.en.es~len.ge0.le120` */
export const plainFilters = (on: Filter['on'], value: string): readonly Filter[] =>
  entries(value).flatMap((entry) => filterFrom(on, entry) ?? []);

function filterFrom(on: Filter['on'], entry: string): Filter | undefined {
  const [name, rest] = splitAtDot(entry);
  switch (on) {
    case 'metadata':
      return { on, property: name, condition: rangeFrom(rest) ?? termsFrom(rest, 'any') };
    case 'response':
      return { on, question: name, condition: rangeFrom(rest) ?? operatorFrom(rest) ?? termsFrom(rest, 'any') };
    case 'suggestion':
      return suggestionFrom(name, rest);
    case 'record':
    case 'answers':
      return undefined; // the reference product has no such filter
  }
}

/** `question.score.ge0.le1`, `question.value.operator.or.values.a.b`, `question.agent.a` */
function suggestionFrom(question: string, entry: string): Filter | undefined {
  const [property, rest] = splitAtDot(entry);
  const of = oneOf(suggestionProperties, property);
  if (of === undefined) return undefined;
  const values = of === 'value' ? rest.replace(/^values\./, '') : rest;
  const condition = rangeFrom(rest) ?? operatorFrom(rest) ?? termsFrom(values, 'any');
  return { on: 'suggestion', question, of, condition };
}

const splitAtDot = (entry: string): readonly [name: string, rest: string] => {
  const [, name = entry, rest = ''] = /^([^.]*)\.(.*)$/s.exec(entry) ?? [];
  return [name, rest];
};

function rangeFrom(text: string): Condition | undefined {
  const [, from, to] = /^ge(-?\d+(?:\.\d+)?)\.le(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return from === undefined ? undefined : between(Number(from), Number(to));
}

function operatorFrom(text: string): Condition | undefined {
  const [, operator, values = ''] = /^operator\.(and|or)\.values\.(.*)$/s.exec(text) ?? [];
  return operator === undefined ? undefined : termsFrom(values, operator === 'and' ? 'all' : 'any');
}

const termsFrom = (text: string, match: 'any' | 'all'): Condition => ({
  kind: 'terms',
  values: text.split('.').filter((value) => value !== ''),
  match,
});
