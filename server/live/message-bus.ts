/** What a process hears from the others; undefined after a time in which it may have missed something. */
export type OnMessage = (text: string | undefined) => void;

/** The way to the other processes that work on the same database. */
export interface MessageBus {
  send(text: string): void;
  stop(): Promise<void>;
}

export type OpenMessageBus = (onMessage: OnMessage) => Promise<MessageBus>;

/** Where there is no other process. */
export const noMessageBus: OpenMessageBus = async () => ({ send: () => undefined, stop: async () => undefined });
