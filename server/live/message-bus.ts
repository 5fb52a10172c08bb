/** The text is undefined after a reconnect: messages may be lost. */
export type OnMessage = (text: string | undefined) => void;

export interface MessageBus {
  send(text: string): void;
  stop(): Promise<void>;
}

export type OpenMessageBus = (onMessage: OnMessage) => Promise<MessageBus>;

export const noMessageBus: OpenMessageBus = async () => ({ send: () => undefined, stop: async () => undefined });
