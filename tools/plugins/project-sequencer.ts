import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Keeps the files of a project together in random order too. Vitest ends a process if the next file belongs to another
 * project; a test that leaves state behind would then not be found.
 */
export class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    const inOrder = await super.sort(files);
    if (!shuffle) return inOrder;
    const rank = ({ moduleId }: TestSpecification) => createHash('sha1').update(`${seed} ${moduleId}`).digest('hex');
    return inOrder.toSorted(
      (one, other) => one.project.name.localeCompare(other.project.name) || rank(one).localeCompare(rank(other)),
    );
  }
}
