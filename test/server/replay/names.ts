const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const unknown = '00000000-0000-4000-8000-000000000000';

/** Maps recorded ids to ours. */
export class Names {
  private readonly ours = new Map([[unknown, unknown]]);

  constructor(known: Iterable<readonly [recorded: string, ours: string]> = []) {
    for (const [recorded, own] of known) this.ours.set(recorded, own);
  }

  translate(recorded: string): string {
    return recorded.replaceAll(uuid, (id) => this.ours.get(id) ?? id);
  }

  /** Whether our text equals the recorded one with our ids; learns new ids. */
  agree(recorded: string, ours: string): boolean {
    const [theirs, own] = [recorded.match(uuid) ?? [], ours.match(uuid) ?? []];
    theirs.forEach((id, index) => {
      const learned = own[index];
      if (!this.ours.has(id) && learned) this.ours.set(id, learned);
    });
    return this.translate(recorded) === ours;
  }
}
