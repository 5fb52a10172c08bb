export abstract class Preferences {
  /** False if the browser denies its storage. */
  abstract get isPersistent(): boolean;
  abstract read(key: string): string | undefined;
  abstract write(key: string, value: string | undefined): void;
}
