import { act, screen } from '@testing-library/react';
import type { FromFrame } from '#ui/annotation/record/template/messages.ts';
import { TemplateFrame } from '#ui/annotation/record/template/template-frame.tsx';

export const frame = () => screen.getByTitle<HTMLIFrameElement>('Card');

export function page(record: object) {
  const value = { title: 'The value' };
  return (
    <TemplateFrame title="Card" template="{{record.id}}" advancedMode={false} record={{ ...record }} value={value} />
  );
}

export function say(data: FromFrame | object, { source = frame().contentWindow, origin = 'null' } = {}) {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })));
}
