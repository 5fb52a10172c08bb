import { Suspense } from 'react';
import type { Content, Field } from '#domain/annotation/field.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import { ChatContent } from './chat-content.tsx';
import { ImageContent } from './image/image-content.tsx';
import { MarkableText } from './markable-text.tsx';
import { CustomContent } from './template/custom-content.tsx';
import { TextContent } from './text-content.tsx';

const TemplateFrame = lazyComponent(async () => (await import('./template/template-frame.tsx')).TemplateFrame);

interface FieldContentProps {
  readonly field: Field;
  readonly content: Content;
  readonly original: DatasetRecord['original'];
  readonly titleId: string;
}

export function FieldContent({ field, content, original, titleId }: FieldContentProps) {
  switch (content.type) {
    case 'text':
      return (
        <MarkableText field={field} text={content.text} titleId={titleId}>
          <TextContent text={content.text} isMarkdown={isMarkdown(field)} />
        </MarkableText>
      );
    case 'image':
      return <ImageContent key={content.source} source={content.source} title={field.title} />;
    case 'chat':
      return <ChatContent messages={content.messages} isMarkdown={isMarkdown(field)} />;
    case 'custom':
      if (field.type !== 'custom' || field.settings.template.trim() === '')
        return <CustomContent value={content.value} />;
      return (
        <Suspense>
          <TemplateFrame title={field.title} record={original} value={content.value} {...field.settings} />
        </Suspense>
      );
  }
}

const isMarkdown = (field: Field) => (field.type === 'text' || field.type === 'chat') && field.settings.useMarkdown;
