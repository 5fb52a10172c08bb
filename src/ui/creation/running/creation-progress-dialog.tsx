import { Check, Circle, LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreationStep, fractionDone, type RunningCreation } from '#domain/creation/running/creation-progress.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './creation-progress-dialog.module.css';

interface CreationProgressDialogProps {
  readonly title: string;
  readonly progress: RunningCreation | undefined;
  readonly waitingText: string | undefined;
  readonly records: number | undefined;
  readonly onStop: () => void;
}

export const CreationProgressDialog = observer(function CreationProgressDialog(props: CreationProgressDialogProps) {
  const { title, progress, waitingText, records, onStop } = props;
  const { t } = useTranslation();
  const { number } = useFormats();
  const id = useId();
  const steps = progress ? [...progress.done, progress.step, ...progress.left] : [];
  return (
    <Dialog title={title} closeText={t('preparing.stop')} onClose={onStop}>
      <div className={styles.running}>
        <progress aria-labelledby={`${id}-now`} {...(progress && { value: fractionDone(progress), max: 1 })} />
        <p id={`${id}-now`} role="status">
          {progress ? t(`preparing.steps.${progress.step}`) : waitingText}
        </p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <ProgressStep key={step} step={step} state={stateOf(step, progress)} />
          ))}
        </ol>
        {records !== undefined && <p>{t('preparing.recordsSoFar', { count: records, records: number(records) })}</p>}
      </div>
    </Dialog>
  );
});

type StepState = 'done' | 'running' | 'left';

function stateOf(step: CreationStep, progress: RunningCreation | undefined): StepState {
  if (progress?.done.includes(step)) return 'done';
  return progress?.step === step ? 'running' : 'left';
}

const icons = { done: Check, running: LoaderCircle, left: Circle };

function ProgressStep({ step, state }: { readonly step: CreationStep; readonly state: StepState }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  return (
    <li data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
      <Icon size={16} aria-hidden />
      {t(`preparing.steps.${step}`)}
      <VisuallyHidden>{t(`preparing.stepStates.${state}`)}</VisuallyHidden>
    </li>
  );
}
