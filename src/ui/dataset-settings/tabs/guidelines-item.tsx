import { observer } from 'mobx-react-lite';
import { useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import { isBlank } from '#domain/shared/problem.ts';
import { TextArea } from '../../components/form/text-area.tsx';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { ItemFrame } from '../items/item-frame.tsx';
import type { SettingsItem } from '../model/settings-item.ts';
import styles from './tabs.module.css';

const rows = 10;

export const GuidelinesItem = observer(function GuidelinesItem({
  item,
}: {
  readonly item: SettingsItem<'guidelines'>;
}) {
  const { t } = useTranslation();
  const { guidelines } = item.current;
  return (
    <ItemFrame item={item} title={t('changing.parts.guidelines')}>
      <div className={styles.written}>
        <TextArea
          label={t('changing.guidelines')}
          value={guidelines}
          rows={rows}
          max={limits.maxGuidelinesChars}
          required
          problems={item.isModified ? (item.problems.get('guidelines') ?? []) : []}
          onChange={(text) => item.write('guidelines', text)}
        />
        <GuidelinesPreview text={guidelines} />
      </div>
    </ItemFrame>
  );
});

function GuidelinesPreview({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const heading = useId();
  const shown = useDeferredValue(text); // rendering Markdown must not delay the keys
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h3 id={heading}>{t('changing.preview')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to scroll it */}
      <div className={styles.shown} dir="auto" tabIndex={0}>
        {isBlank(shown) ? <p>{t('annotation.noGuidelines')}</p> : <Markdown text={shown} under={3} />}
      </div>
    </section>
  );
}
