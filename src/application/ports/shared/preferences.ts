/** Small choices that outlive a visit. */
export abstract class Preferences {
  abstract read(key: string): string | undefined;
  abstract write(key: string, value: string | undefined): void;
}
