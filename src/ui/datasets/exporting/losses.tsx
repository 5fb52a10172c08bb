import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lossesOf } from '#domain/datasets/exporting/export-losses.ts';
import type { ExportOrder, ExportShape } from '#domain/datasets/exporting/export-order.ts';
import styles from './exporting.module.css';

interface LossesProps {
  readonly order: ExportOrder;
  readonly shape: ExportShape;
}

export function Losses({ order, shape }: LossesProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <section className={styles.losses} aria-labelledby={title} aria-live="polite">
      <h3 id={title}>{t('exporting.notHeld')}</h3>
      <ul>
        {lossesOf(order, shape).map((loss) => (
          <li key={loss}>{t(loss)}</li>
        ))}
      </ul>
    </section>
  );
}
