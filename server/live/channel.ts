/** What a process hears from the others; undefined after a time in which it may have missed something. */
export type Hear = (text: string | undefined) => void;

/** The way to the other processes that work on the same database. */
export interface Channel {
  send(text: string): void;
  stop(): Promise<void>;
}

export type OpenChannel = (hear: Hear) => Promise<Channel>;

/** Where there is no other process. */
export const noChannel: OpenChannel = async () => ({ send: () => undefined, stop: async () => undefined });
