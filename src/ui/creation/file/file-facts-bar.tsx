import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { encodings, type FileFacts, fileFormats } from '#domain/creation/portable/read-rows.ts';
import { Button } from '../../components/controls/button.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './file.module.css';
import type { FileReading } from './file-reading.ts';
import { UnreadList } from './unread-list.tsx';

const delimiters = [',', ';', '\t', '|'] as const;

interface FileFactsBarProps {
  readonly reading: FileReading;
  readonly onStartOver: () => void;
}

export const FileFactsBar = observer(function FileFactsBar({ reading, onStartOver }: FileFactsBarProps) {
  const { t } = useTranslation();
  const { inspection, correctFacts, unreadable } = reading;
  return (
    <section className={styles.bar} aria-label={t('preparing.file')}>
      {inspection && <RowCount reading={reading} />}
      {inspection && <Facts facts={inspection.facts} onCorrect={correctFacts} />}
      <Button look="quiet" onClick={onStartOver}>
        {t(inspection ? 'preparing.startOver' : 'preparing.otherWay')}
      </Button>
      {unreadable && (
        <p role="alert" className={styles.unreadable}>
          {t(`preparing.unreadable.${unreadable}`)}
        </p>
      )}
      <UnreadList reading={reading} />
    </section>
  );
});

interface FactsProps {
  readonly facts: FileFacts;
  readonly onCorrect: FileReading['correctFacts'];
}

/** Folded, because the facts are nearly always right. */
function Facts({ facts, onCorrect }: FactsProps) {
  const { t } = useTranslation();
  const { format, encoding, delimiter, isHeaded } = facts;
  const known = delimiters.filter((each) => each === delimiter);
  const nameOf = (each: string) =>
    t(`preparing.delimiters.${each}` as 'preparing.delimiters.,', { defaultValue: each });
  const about = [t(`preparing.fileFormats.${format}`), delimiter && nameOf(delimiter), encoding?.toUpperCase()];
  return (
    <details className={styles.read}>
      <summary>{t('preparing.facts', { facts: about.filter(Boolean).join(', ') })}</summary>
      <div className={styles.facts}>
        <SelectField
          label={t('preparing.format')}
          value={format}
          choices={fileFormats.map((value) => ({ value, text: t(`preparing.fileFormats.${value}`) }))}
          onChange={(value) => onCorrect({ format: fileFormats.find((each) => each === value) ?? format })}
        />
        {delimiter !== undefined && (
          <SelectField
            label={t('preparing.delimiter')}
            value={delimiter}
            choices={(known.length > 0 ? delimiters : [delimiter, ...delimiters]).map((value) => ({
              value,
              text: nameOf(value),
            }))}
            onChange={(value) => onCorrect({ delimiter: value })}
          />
        )}
        {isHeaded !== undefined && (
          <SelectField
            label={t('preparing.firstRow')}
            value={isHeaded ? 'names' : 'row'}
            choices={(['names', 'row'] as const).map((value) => ({ value, text: t(`preparing.firstRowIs.${value}`) }))}
            onChange={(value) => onCorrect({ isHeaded: value === 'names' })}
          />
        )}
        {encoding && (
          <SelectField
            label={t('preparing.encoding')}
            value={encoding}
            choices={encodings.map((value) => ({ value, text: value.toUpperCase(), isName: true }))}
            onChange={(value) => onCorrect({ encoding: encodings.find((each) => each === value) ?? encoding })}
          />
        )}
      </div>
    </details>
  );
}

const RowCount = observer(function RowCount({ reading }: Pick<FileFactsBarProps, 'reading'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { scan, progress, file } = reading;
  const rows = scan?.rows ?? progress?.rows ?? 0;
  const text = t(scan ? 'preparing.rows' : 'preparing.rowsSoFar', { count: rows, rows: number(rows) });
  return (
    <div className={styles.amount}>
      <p role="status">{scan ? text : null}</p>
      {!scan && (
        <>
          <p>{text}</p>
          <progress aria-label={t('preparing.readingFile')} value={progress?.bytesRead ?? 0} max={file?.size || 1} />
        </>
      )}
    </div>
  );
});
