import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { beginsTurn, type ChatMessage, knownRole, sideOf } from '#domain/annotation/field.ts';
import styles from './chat.module.css';
import { TextContent } from './text-content.tsx';
import { useNear } from './use-near.ts';

interface ChatContentProps {
  readonly messages: readonly ChatMessage[];
  readonly isMarkdown: boolean;
}

/** Of a chat, so many messages may be in view at first. */
const inFront = 12;

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
          isInFront={index < inFront}
        />
      ))}
    </ol>
  );
}

interface MessageProps {
  readonly message: ChatMessage;
  readonly isMarkdown: boolean;
  readonly beginsTurn: boolean;
  readonly isInFront: boolean;
}

const Message = memo(function Message({ message: { role, content }, isMarkdown, ...turns }: MessageProps) {
  const { t } = useTranslation();
  const turn = useRef<HTMLLIElement>(null);
  const isNear = useNear(turn, turns.isInFront);
  const known = knownRole(role);
  return (
    <li ref={turn} className={styles.turn} data-side={sideOf(role)}>
      {turns.beginsTurn && (
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
