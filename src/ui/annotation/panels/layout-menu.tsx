import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Arrangement, fieldOrders, formPlaces } from '#domain/annotation/panels/layouts.ts';
import { RadioChoice } from '../../layouts/menu/radio-choice.tsx';
import styles from './panels.module.css';

export interface LayoutChoices {
  readonly arrangement: Arrangement;
  readonly onArrange: (change: Partial<Arrangement>) => void;
}

interface LayoutMenuProps extends LayoutChoices {
  readonly onClose: () => void;
}

export function LayoutMenu({ arrangement, onArrange, onClose }: LayoutMenuProps) {
  const { t } = useTranslation();
  const menu = useCloseOutside(onClose);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // no other shortcut may run
    menu.current?.parentElement?.querySelector('button')?.focus();
    onClose();
  };
  return (
    <section ref={menu} className={styles.choices} aria-label={t('panels.layout')} onKeyDown={handleKeyDown}>
      <RadioChoice
        name="form-place"
        legend={t('panels.form.legend')}
        options={formPlaces.map((value) => ({ value, text: t(`panels.form.${value}`) }))}
        chosen={arrangement.form}
        onChoose={(form) => onArrange({ form })}
      />
      <RadioChoice
        name="field-order"
        legend={t('panels.fields.legend')}
        options={fieldOrders.map((value) => ({ value, text: t(`panels.fields.${value}`) }))}
        chosen={arrangement.fields}
        onChoose={(fields) => onArrange({ fields })}
      />
      <p>{t('panels.layoutNote')}</p>
    </section>
  );
}

/** Focuses the first visible choice, and closes when the user clicks or focuses anything outside of menu and opener. */
function useCloseOutside(onClose: () => void) {
  const menu = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const choices = [...(menu.current?.querySelectorAll<HTMLElement>('input:checked') ?? [])];
    (choices.find((choice) => choice.checkVisibility?.()) ?? choices[0])?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.parentElement?.contains(target)) close.current();
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
    };
  }, []);
  return menu;
}
