import { decodeText, parseJson } from '../../criteria/url/decode.ts';
import { isJsonObject, type JsonObject, oneOf, text, texts } from '../../criteria/url/json-object.ts';
import { type HistoryStep, historyStep, type Query, type QueryPairs } from '../../criteria/url/query.ts';
import { type ListView, listOfWorkspace, type SortOrder, sortFields, wholeList } from './list-view.ts';

const orders: readonly SortOrder[] = ['asc', 'desc'];

/** Ignores invalid parts of an address. */
export function readListView(pairs: QueryPairs): ListView {
  const query = new Map([...pairs].toReversed()); // the first of equal parameters wins
  const sort = shapeFrom(query.get('sort'));
  return {
    workspaces: readWorkspaces(query.get('workspaces') ?? ''),
    name: readName(query.get('search') ?? ''),
    sortBy: oneOf(sortFields, sort?.by) ?? wholeList.sortBy,
    order: oneOf(orders, sort?.order) ?? wholeList.order,
  };
}

/** Omits defaults. JSON, because a name may contain any character. */
export function writeListView({ workspaces, name, sortBy, order }: ListView): Query {
  const isSorted = sortBy !== wholeList.sortBy || order !== wholeList.order;
  return {
    ...(workspaces.length > 0 && { workspaces: JSON.stringify(workspaces) }),
    ...(name !== '' && { search: JSON.stringify({ text: name }) }),
    ...(isSorted && { sort: JSON.stringify({ by: sortBy, order }) }),
  };
}

export const workspacePath = (name: string): string => {
  const { workspaces = '' } = writeListView(listOfWorkspace(name));
  return `/?workspaces=${encodeURIComponent(workspaces)}`;
};

/** Typing replaces the history entry, so that Back skips single letters. */
export function listHistoryStep(current: Query, next: Query): HistoryStep {
  const step = historyStep(current, next);
  const { search: before, ...others } = current;
  const { search: after, ...otherNext } = next;
  const isTyping = before !== undefined && after !== undefined && historyStep(others, otherNext) === 'stay';
  return step === 'push' && isTyping ? 'replace' : step;
}

/** JSON, or names separated by commas. */
function readWorkspaces(value: string): readonly string[] {
  const json = value.startsWith('[') ? parseJson(value) : undefined;
  const names = Array.isArray(json) ? texts(json) : decodeText(value).split(',');
  return [...new Set(names.filter((name) => name !== ''))];
}

function readName(value: string): string {
  const shape = shapeFrom(value);
  return shape ? (text(shape.text) ?? '') : decodeText(value);
}

function shapeFrom(value: string | undefined): JsonObject | undefined {
  const json = parseJson(value ?? '');
  return isJsonObject(json) ? json : undefined;
}
