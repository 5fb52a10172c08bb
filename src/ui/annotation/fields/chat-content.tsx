import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { beginsTurn, type ChatMessage, knownRole, sideOf } from '#domain/annotation/field.ts';
import styles from './chat.module.css';
import { TextContent } from './text-content.tsx';

interface ChatContentProps {
  readonly messages: readonly ChatMessage[];
  readonly isMarkdown: boolean;
}

export function ChatContent({ messages, isMarkdown }: ChatContentProps) {
  const { t } = useTranslation();
  if (messages.length === 0) return <p className={styles.none}>{t('fields.noMessages')}</p>;
  return (
    <ol className={styles.chat}>
      {messages.map((message, index) => (
        <Message
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have only their place
          key={index}
          message={message}
          isMarkdown={isMarkdown}
          beginsTurn={beginsTurn(messages, index)}
        />
      ))}
    </ol>
  );
}

interface MessageProps {
  readonly message: ChatMessage;
  readonly isMarkdown: boolean;
  readonly beginsTurn: boolean;
}

const Message = memo(function Message({ message: { role, content }, isMarkdown, beginsTurn }: MessageProps) {
  const { t } = useTranslation();
  const known = knownRole(role);
  return (
    <li className={styles.turn} data-side={sideOf(role)}>
      {beginsTurn && (
        <span className={styles.role} dir="auto" data-aside>
          {known ? t(`fields.role.${known}`) : role}
        </span>
      )}
      <div className={styles.message}>
        <TextContent text={content} isMarkdown={isMarkdown} />
      </div>
    </li>
  );
});
