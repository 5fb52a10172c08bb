/** Small choices that outlive a visit. */
export abstract class Preferences {
  /** Whether they outlive the page at all. */
  abstract get isPersistent(): boolean;
  abstract read(key: string): string | undefined;
  abstract write(key: string, value: string | undefined): void;
}
