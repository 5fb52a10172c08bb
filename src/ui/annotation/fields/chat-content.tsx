import { beginsTurn, type ChatMessage, rolesIn, sideOf } from '#domain/annotation/field.ts';
import styles from './fields.module.css';

export function ChatContent({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const roles = rolesIn(messages);
  return (
    <ol className={styles.chat}>
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have only their place
        <li key={index} data-side={sideOf(message.role, roles)}>
          {beginsTurn(messages, index) && <span className={styles.role}>{message.role}</span>}
          <p className={styles.message} dir="auto">
            {message.content}
          </p>
        </li>
      ))}
    </ol>
  );
}
