export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

interface Block {
  name: string;
  id: string | undefined;
  data: readonly string[];
}

export interface EventReader {
  readonly read: (text: string) => readonly StreamEvent[];
  readonly lastId: () => string | undefined;
}

const emptyBlock = (): Block => ({ name: 'message', id: undefined, data: [] });

export function eventReader(lastKnown?: string): EventReader {
  let rest = '';
  let block = emptyBlock();
  let lastId = lastKnown;

  function take(line: string): readonly StreamEvent[] {
    if (line !== '') {
      block = withLine(block, line);
      return [];
    }
    const { name, id, data } = block;
    block = emptyBlock();
    lastId = id ?? lastId;
    return data.length > 0 ? [{ name, data: data.join('\n') }] : [];
  }

  return {
    read(text) {
      // a \r at the end may be the first half of \r\n
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      return lines.flatMap(take);
    },
    lastId: () => lastId,
  };
}

function withLine(block: Block, line: string): Block {
  const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? [];
  if (field === 'event') return { ...block, name: value };
  if (field === 'data') return { ...block, data: [...block.data, value] };
  if (field === 'id') return { ...block, id: value };
  return block; // comments, and `retry`, which we ignore
}
