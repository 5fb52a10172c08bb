import type { Question } from '#domain/annotation/question.ts';
import type { Progress } from '#domain/datasets/progress.ts';
import { Platform } from '../../shared/platform.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { People } from './people.tsx';
import { Shares } from './shares.tsx';

interface TeamDetailsProps {
  readonly questions: readonly Question[];
  readonly progress: Progress | undefined;
}

/** For users who manage the dataset: who answered how much, and how often each option was chosen. */
export function TeamDetails({ questions, progress }: TeamDetailsProps) {
  const platform = useShared(Platform);
  return (
    <>
      {progress && platform.can('person-progress') && <People progress={progress} />}
      {platform.can('shares') && <Shares questions={questions} progress={progress} />}
    </>
  );
}
