import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/marks/kbd.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import styles from './sidebar.module.css';

const digits = '1 – 9';

export function Guide() {
  const { t } = useTranslation();
  return (
    <section className={styles.guide} aria-labelledby="guide-title">
      <h2 id="guide-title">{t('guide.title')}</h2>
      <p>{t('guide.text')}</p>
      <Keys />
      <p className={styles.soft}>{t('guide.safe')}</p>
    </section>
  );
}

/** Leaves out actions without a key, and shows the alternatives that work without single keys. */
const Keys = observer(function Keys() {
  const { usesSingleKeys } = useShared(KeyboardSettings);
  const { shown, spoken } = useKeys();
  const { t } = useTranslation();
  const submit = shown('submit') === undefined ? 'submitAnywhere' : 'submit';
  const help = shown('help') === undefined ? 'palette' : 'help';
  const steps = [
    { step: 'choose', key: usesSingleKeys ? digits : undefined, text: digits },
    { step: 'submit', key: shown(submit), text: spoken(submit) },
    { step: 'discard', key: shown('discard'), text: spoken('discard') },
    { step: help, key: shown(help), text: spoken(help) },
  ] as const;

  return (
    <ul>
      {steps.map(
        ({ step, key, text }) =>
          key !== undefined && (
            <li key={step}>
              <Kbd>{key}</Kbd>
              <span>
                <VisuallyHidden>
                  <kbd>{text}</kbd>{' '}
                </VisuallyHidden>
                {t(`guide.${step}`)}
              </span>
            </li>
          ),
      )}
    </ul>
  );
});
