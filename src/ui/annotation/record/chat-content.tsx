import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { beginsTurn, type ChatMessage, knownRole, sideOf } from '#domain/annotation/field.ts';
import styles from './chat.module.css';
import { TextContent } from './text-content.tsx';
import { useNearViewport } from './use-near-viewport.ts';

interface ChatContentProps {
  readonly messages: readonly ChatMessage[];
  readonly isMarkdown: boolean;
}

/** Messages of a long chat that render at once, before they come near the viewport. */
const messagesRenderedAtOnce = 12;

export function ChatContent({ messages, isMarkdown }: ChatContentProps) {
  const { t } = useTranslation();
  if (messages.length === 0) return <p className={styles.none}>{t('fields.noMessages')}</p>;
  return (
    <ol className={styles.chat}>
      {messages.map((message, index) => (
        <Message
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are identified by their position only
          key={index}
          message={message}
          isMarkdown={isMarkdown}
          beginsTurn={beginsTurn(messages, index)}
          isRenderedAtOnce={index < messagesRenderedAtOnce}
        />
      ))}
    </ol>
  );
}

interface MessageProps {
  readonly message: ChatMessage;
  readonly isMarkdown: boolean;
  readonly beginsTurn: boolean;
  readonly isRenderedAtOnce: boolean;
}

const Message = memo(function Message({ message: { role, content }, isMarkdown, ...rest }: MessageProps) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  const isNear = useNearViewport(item, rest.isRenderedAtOnce);
  const known = knownRole(role);
  return (
    <li ref={item} className={styles.turn} data-side={sideOf(role)}>
      {rest.beginsTurn && (
        <span className={styles.role} dir="auto" data-aside>
          {known ? t(`fields.role.${known}`) : role}
        </span>
      )}
      <div className={styles.message}>
        <TextContent text={content} isMarkdown={isMarkdown && isNear} />
      </div>
    </li>
  );
});
