type Message = Readonly<Record<string, unknown>>;

const roleNames: ReadonlyMap<unknown, string> = new Map([
  ['human', 'user'],
  ['gpt', 'assistant'],
]);

export function conversationOf(value: unknown): unknown {
  if (typeof value === 'string') return [userMessage(value)];
  if (Array.isArray(value)) return value.map(messageOf);
  return isObject(value) && isColumnar(value) ? rowsFromColumns(value).map(messageOf) : value;
}

/** The hub returns a list of structs as one list per member. */
export function rowsFromColumns(group: Message): readonly Message[] {
  const members = Object.entries(group).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const length = Math.max(0, ...members.map(([, values]) => values.length));
  return Array.from({ length }, (_, at) => Object.fromEntries(members.map(([name, values]) => [name, values[at]])));
}

export const isColumnar = (value: Message) => {
  const values = Object.values(value);
  return values.length > 0 && values.every(Array.isArray);
};

function messageOf(message: unknown): unknown {
  if (typeof message === 'string') return userMessage(message);
  if (!isObject(message)) return message;
  const { role = message.from, content = message.value } = message;
  return { role: roleNames.get(role) ?? textOf(role ?? 'user'), content: textOf(content) };
}

const userMessage = (content: string) => ({ role: 'user', content });

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const isObject = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
