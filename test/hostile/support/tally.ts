/** Kinds of findings: a failed check, or an answer that differs from the decision. */
export const faultKinds = ['failed', 'lost', 'doubled', 'wrong', 'stuck', 'silent'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Finding {
  readonly kind: FaultKind;
  readonly what: string;
  /** Steps that lead to the finding, in order. */
  readonly steps: readonly string[];
}

export class Tally {
  cases = 0;
  readonly findings: Finding[] = [];
  readonly notes: string[] = [];

  /** `show` is called with each finding at once, because the long form takes hours. */
  constructor(private readonly show: (finding: Finding, number: number) => void = () => undefined) {}

  /** Counts one case, which fails if there is a `problem`. */
  check(name: string, problem: string | undefined, steps: readonly string[] = []) {
    this.cases += 1;
    if (problem !== undefined) this.report('failed', `${name}: ${problem}`, steps);
  }

  report(kind: FaultKind, what: string, steps: readonly string[] = []) {
    const finding = { kind, what, steps };
    this.findings.push(finding);
    this.show(finding, this.findings.length);
  }

  note(text: string) {
    this.notes.push(text);
  }

  count(kind: FaultKind) {
    return this.findings.filter((finding) => finding.kind === kind).length;
  }
}
