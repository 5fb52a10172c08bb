import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/annotation/field.ts';
import { isSearchable } from '#domain/annotation/options/options.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { PartKey } from '../../keyboard/part-key.ts';
import { useKeys } from '../../keyboard/use-keys.ts';
import { searchBoxKeys } from '../filters/search/search-box-keys.ts';
import { lineKeys } from '../panels/line-keys.ts';
import { searchKeys } from '../questions/choice/search-keys.ts';
import { rankingKeys } from '../questions/ranking/ranking-keys.ts';
import { imageKeys } from '../record/image/gestures.ts';
import { bulkKeys } from '../shortcuts/bulk-keys.ts';
import { rowKeys } from '../spans/row-keys.ts';
import { textKeys } from '../spans/text-keys.ts';
import { positionKeys } from '../toolbar/position-keys.ts';
import styles from './help.module.css';
import { KeyRows } from './key-rows.tsx';

interface PartKeysProps {
  readonly fields: readonly Field[];
  readonly questions: readonly Question[];
  readonly isBulk: boolean;
}

/** What the parts of the screen do by keys while they have the focus, as far as they are on it. */
export function PartKeys({ fields, questions, isBulk }: PartKeysProps) {
  const { t } = useTranslation();
  const asks = (type: Question['type']) => questions.some((each) => each.type === type);
  return (
    <>
      {isBulk && <Part title={t('bulk.keys.title')} keys={bulkKeys} say={(name) => t(`bulk.keys.${name}`)} />}
      {questions.some(hasSearch) && (
        <Part title={t('keys.groups.search')} keys={searchKeys} say={(name) => t(`keys.search.${name}`)} />
      )}
      {asks('ranking') && (
        <Part title={t('keys.groups.ranking')} keys={rankingKeys} say={(name) => t(`keys.ranking.${name}`)} />
      )}
      {asks('span') && (
        <>
          <Part title={t('keys.groups.text')} keys={textKeys} say={(name) => t(`keys.spans.${name}`)} />
          <Part title={t('keys.groups.list')} keys={rowKeys} say={(name) => t(`keys.spans.${name}`)} />
        </>
      )}
      {fields.some(({ type }) => type === 'image') && (
        <Part title={t('keys.groups.image')} keys={imageKeys} say={(name) => t(`keys.image.${name}`)} />
      )}
      <Part title={t('keys.groups.find')} keys={searchBoxKeys} say={(name) => t(`keys.searchBox.${name}`)} />
      <Part title={t('keys.groups.position')} keys={positionKeys} say={(name) => t(`keys.position.${name}`)} />
      <Part
        className={styles.divided}
        title={t('keys.groups.line')}
        keys={lineKeys}
        say={(name) => t(`keys.line.${name}`)}
      />
    </>
  );
}

const hasSearch = (question: Question) =>
  (question.type === 'label_selection' || question.type === 'multi_label_selection') && isSearchable(question);

interface PartProps<Name extends string> {
  readonly title: string;
  readonly keys: readonly PartKey<Name>[];
  readonly say: (name: Name) => string;
  readonly className?: string | undefined;
}

function Part<Name extends string>({ keys, say, ...rest }: PartProps<Name>) {
  const { shownOf } = useKeys();
  const rows = keys.map((key) => ({ name: key.name, keys: shownOf(key), text: say(key.name) }));
  return <KeyRows rows={rows} {...rest} />;
}
