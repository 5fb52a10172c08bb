/** Keys, pointer, wheel and touch, anywhere on the page. */
export abstract class UserInput {
  abstract watch(noticed: () => void): () => void;
}
