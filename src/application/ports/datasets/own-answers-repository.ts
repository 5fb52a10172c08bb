/** Only our own server offers it. */
export abstract class OwnAnswersRepository {
  /** Number of records that the user has submitted or discarded since a time. */
  abstract countSince(time: string): Promise<number>;
}
