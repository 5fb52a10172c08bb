import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/annotation/field.ts';
import { isSearchable } from '#domain/annotation/options/options.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { FixedKey } from '../../keyboard/fixed-key.ts';
import { KeyRows } from '../../keyboard/key-rows.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { searchBoxKeys } from '../filters/search/search-box-keys.ts';
import { splitterKeys } from '../panels/splitter-keys.ts';
import { optionSearchKeys } from '../questions/choice/option-search-keys.ts';
import { rankingKeys } from '../questions/ranking/ranking-keys.ts';
import { imageKeys } from '../record/image/gestures.ts';
import { bulkKeys } from '../shortcuts/bulk-keys.ts';
import { rowKeys } from '../spans/question/row-keys.ts';
import { textKeys } from '../spans/text-keys.ts';
import { positionKeys } from '../toolbar/position-keys.ts';
import styles from './help.module.css';

interface FixedKeysProps {
  readonly fields: readonly Field[];
  readonly questions: readonly Question[];
  readonly isBulk: boolean;
}

export function FixedKeys({ fields, questions, isBulk }: FixedKeysProps) {
  const { t } = useTranslation();
  const asks = (type: Question['type']) => questions.some((each) => each.type === type);
  return (
    <>
      {isBulk && <KeyTable title={t('bulk.keys.title')} keys={bulkKeys} textOf={(name) => t(`bulk.keys.${name}`)} />}
      {questions.some(hasSearch) && (
        <KeyTable title={t('keys.groups.search')} keys={optionSearchKeys} textOf={(name) => t(`keys.search.${name}`)} />
      )}
      {asks('ranking') && (
        <KeyTable title={t('keys.groups.ranking')} keys={rankingKeys} textOf={(name) => t(`keys.ranking.${name}`)} />
      )}
      {asks('span') && (
        <>
          <KeyTable title={t('keys.groups.text')} keys={textKeys} textOf={(name) => t(`keys.spans.${name}`)} />
          <KeyTable title={t('keys.groups.list')} keys={rowKeys} textOf={(name) => t(`keys.spans.${name}`)} />
        </>
      )}
      {fields.some(({ type }) => type === 'image') && (
        <KeyTable title={t('keys.groups.image')} keys={imageKeys} textOf={(name) => t(`keys.image.${name}`)} />
      )}
      <KeyTable title={t('keys.groups.find')} keys={searchBoxKeys} textOf={(name) => t(`keys.searchBox.${name}`)} />
      <KeyTable title={t('keys.groups.position')} keys={positionKeys} textOf={(name) => t(`keys.position.${name}`)} />
      <KeyTable
        className={styles.divided}
        title={t('keys.groups.line')}
        keys={splitterKeys}
        textOf={(name) => t(`keys.line.${name}`)}
      />
    </>
  );
}

const hasSearch = (question: Question) =>
  (question.type === 'label_selection' || question.type === 'multi_label_selection') && isSearchable(question);

interface KeyTableProps<Name extends string> {
  readonly title: string;
  readonly keys: readonly FixedKey<Name>[];
  readonly textOf: (name: Name) => string;
  readonly className?: string | undefined;
}

function KeyTable<Name extends string>({ keys, textOf, ...rest }: KeyTableProps<Name>) {
  const { shownOf } = useKeys();
  const rows = keys.map((key) => ({ name: key.name, keys: shownOf(key), text: textOf(key.name) }));
  return <KeyRows rows={rows} {...rest} />;
}
