import { Folder, Link as LinkIcon, Settings } from 'lucide-react';
import { memo, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changedAt } from '#domain/datasets/dataset.ts';
import { type DatasetOverview, type NextStep, nextStep } from '#domain/datasets/overview/dataset-overview.ts';
import button from '../../components/controls/button.module.css';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import { tip } from '../../components/tooltips/tip.ts';
import { KindBadges } from './kind-badges.tsx';
import styles from './row.module.css';
import { RowState } from './row-state.tsx';
import { UpdatedTime } from './updated-time.tsx';
import { useInView } from './view-observer.ts';

export interface DatasetRowProps {
  readonly overview: DatasetOverview;
  /** True for rows of the first block, which are visible at once. */
  readonly isFirst: boolean;
  readonly canChange: boolean;
  readonly username: string;
  readonly base: string;
  readonly onView: (id: string, isSeen: boolean) => void;
}

/**
 * Draws only name, workspace and time of a row until it has been near the window; the search of the browser needs
 * those.
 */
export const DatasetRow = memo(function DatasetRow(props: DatasetRowProps) {
  const { overview, isFirst, canChange, username, base, onView } = props;
  const { t } = useTranslation();
  const { dataset } = overview;
  const { id, name, workspaceName } = dataset;
  const nameId = useId();
  const [row, hasBeenNear] = useInView<HTMLDivElement>(
    isFirst,
    useCallback((isSeen) => onView(id, isSeen), [id, onView]),
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: it is inside a block of the list
    <div ref={row} role="listitem" className={styles.row} data-dataset={id}>
      <div className={styles.about}>
        <h2>
          <a href={`${base}/${id}/annotation-mode`} data-page={`/dataset/${id}/annotation-mode`} id={nameId}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <p className={styles.facts}>
          <span className={styles.workspace}>
            <Folder size={14} aria-label={t('datasets.workspace')} role="img" />
            <bdi>{workspaceName}</bdi>
          </span>
          <UpdatedTime at={changedAt(dataset)} lastAnswer={overview.lastAnswer} username={username} />
        </p>
        <div className={styles.kinds}>{hasBeenNear && overview.kinds && <KindBadges kinds={overview.kinds} />}</div>
      </div>
      <RowState overview={hasBeenNear ? overview : undefined} />
      <div className={styles.go}>
        {hasBeenNear && <NextLink step={nextStep(overview, username)} id={id} base={base} nameId={nameId} />}
      </div>
      <div className={styles.actions}>
        {hasBeenNear && <RowActions id={id} canChange={canChange} base={base} nameId={nameId} />}
      </div>
    </div>
  );
});

interface NextLinkProps extends Pick<DatasetRowProps, 'base'> {
  readonly step: NextStep | undefined;
  readonly id: string;
  readonly nameId: string;
}

/** Tab skips it, because the link of the row leads to the same page. */
function NextLink({ step, id, base, nameId }: NextLinkProps) {
  const { t } = useTranslation();
  if (!step) return null;
  return (
    <a
      href={`${base}/${id}/annotation-mode`}
      data-page={`/dataset/${id}/annotation-mode`}
      className={`${button.button} ${styles.next}`}
      data-look={step === 'open' ? 'quiet' : 'plain'}
      aria-describedby={nameId}
      tabIndex={-1}
    >
      {t(`datasets.step.${step}`)}
    </a>
  );
}

interface RowActionsProps extends Pick<DatasetRowProps, 'canChange' | 'base'> {
  readonly id: string;
  readonly nameId: string;
}

function RowActions({ id, canChange, base, nameId }: RowActionsProps) {
  const { t } = useTranslation();
  const settings = t('datasets.settings');
  return (
    <fieldset aria-labelledby={nameId}>
      {canChange && (
        <a
          href={`${base}/${id}/settings`}
          data-page={`/dataset/${id}/settings`}
          className={styles.settings}
          aria-label={settings}
          {...tip(settings)}
        >
          <Settings size={16} aria-hidden />
        </a>
      )}
      <span className={styles.copy}>
        <CopyButton
          text={new URL(`${base}/${id}/annotation-mode`, location.href).href}
          label={t('datasets.copyLink')}
          icon={<LinkIcon size={16} />}
        />
      </span>
    </fieldset>
  );
}
