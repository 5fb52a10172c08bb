import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { HubOrigin } from '#domain/datasets/origin.ts';
import { hasIds, hubSnippet } from '#domain/datasets/starting/hub-snippet.ts';
import { limits } from '#domain/shared/limits.ts';
import { CopyableLines } from '../../components/controls/copyable-lines.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { serverAddress } from '../../shared/server-address.ts';
import styles from '../file/file.module.css';

interface FromHubProps {
  readonly dataset: Dataset;
  readonly origin: HubOrigin;
}

export function FromHub({ dataset, origin }: FromHubProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const id = useId();
  const { repoId, mapping } = origin;
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h2 id={id}>{t('adding.hub')}</h2>
      <p>
        {hasIds(mapping)
          ? t('adding.hubAll', { repoId })
          : t('adding.hubRest', { repoId, rows: number(limits.maxImportRows) })}
      </p>
      <p>{t('starting.pythonText')}</p>
      <CopyableLines lines={hubSnippet(dataset, origin, serverAddress())} />
    </section>
  );
}
