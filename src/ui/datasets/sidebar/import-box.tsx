import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type FormEvent, Suspense, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { tip } from '../../components/tooltips/tip.ts';
import { lazyComponent } from '../../shared/retrying/lazy-component.tsx';
import styles from './import.module.css';
import type { ImportViewModel } from './import-view-model.ts';

const ImportTrouble = lazyComponent(async () => (await import('./import-problem.tsx')).ImportProblem);

export const ImportBox = observer(function ImportBox({ hub }: { readonly hub: ImportViewModel }) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isHubAway } = hub;
  useEffect(() => {
    if (isHubAway && hub.requested && document.activeElement === document.body) input.current?.focus(); // the chosen example is gone
  }, [isHubAway, hub]);
  const isEmpty = hub.typed.trim() === '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) hub.lookUp(hub.typed);
  };

  return (
    <form className={styles.box} onSubmit={handleSubmit}>
      <label htmlFor={id}>{t('starting.import')}</label>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          value={hub.typed}
          placeholder={t('starting.placeholder')}
          aria-invalid={hub.hasFailed}
          aria-describedby={`${id}-problem`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          onChange={(event) => hub.type(event.target.value)}
        />
        <Button
          type="submit"
          look="strong"
          aria-label={t('starting.look')}
          {...(isEmpty ? { title: t('starting.look') } : tip(t('starting.look')))}
          disabled={isEmpty}
          busy={hub.lookingUp.isRunning}
        >
          <ArrowRight size={16} aria-hidden />
        </Button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {hub.isMissing && t('starting.missing', { hub: hub.hub.name, dataset: hub.requested })}
      </p>
      <Suspense fallback={null}>{hub.hasFailed && <ImportTrouble hub={hub} />}</Suspense>
    </form>
  );
});
