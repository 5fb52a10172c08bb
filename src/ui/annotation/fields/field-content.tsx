import type { Content, Field } from '#domain/annotation/field.ts';
import { ChatContent } from './chat-content.tsx';
import { CustomContent } from './custom-content.tsx';
import { ImageContent } from './image/image-content.tsx';
import { TextContent } from './text-content.tsx';

interface FieldContentProps {
  readonly field: Field;
  readonly content: Content;
}

export function FieldContent({ field, content }: FieldContentProps) {
  switch (content.type) {
    case 'text':
      return <TextContent text={content.text} isMarkdown={isMarkdown(field)} />;
    case 'image':
      return <ImageContent key={content.source} source={content.source} title={field.title} />;
    case 'chat':
      return <ChatContent messages={content.messages} isMarkdown={isMarkdown(field)} />;
    case 'custom':
      return <CustomContent value={content.value} />;
  }
}

const isMarkdown = (field: Field) => (field.type === 'text' || field.type === 'chat') && field.settings.useMarkdown;
