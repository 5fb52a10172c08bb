export abstract class Downloads {
  abstract save(name: string, text: string): void;
}
