import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './shares.module.css';
import type { SharesViewProps } from './shares-chart.tsx';

export function SharesTable({ shares, labelId }: SharesViewProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <table className={styles.table} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{t('panels.shares.option')}</th>
          <th scope="col">{t('panels.shares.count')}</th>
          <th scope="col">{t('panels.shares.share')}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ option, count, percent }) => (
          <tr key={option.value}>
            <th scope="row" dir="auto">
              {option.text}
            </th>
            <td>{number(count)}</td>
            <td>{t('datasets.percent', { percent: number(percent) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
