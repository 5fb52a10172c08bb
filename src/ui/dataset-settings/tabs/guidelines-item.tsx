import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import { isBlank } from '#domain/shared/problem.ts';
import { Tabs } from '../../components/controls/tabs.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { ItemFrame } from '../items/item-frame.tsx';
import type { SettingsItem } from '../model/settings-item.ts';
import styles from './tabs.module.css';

export const GuidelinesItem = observer(function GuidelinesItem({
  item,
}: {
  readonly item: SettingsItem<'guidelines'>;
}) {
  const { t } = useTranslation();
  const [side, setSide] = useState('write');
  const { guidelines } = item.current;
  const sides = [
    { id: 'write', title: t('changing.write') },
    { id: 'preview', title: t('changing.preview') },
  ];
  return (
    <ItemFrame item={item} title={t('changing.parts.guidelines')}>
      <Tabs label={t('changing.parts.guidelines')} tabs={sides} current={side} onChoose={setSide}>
        {side === 'write' ? (
          <TextArea
            label={t('changing.guidelines')}
            value={guidelines}
            rows={6}
            max={limits.maxGuidelinesChars}
            required
            problems={item.isModified ? (item.problems.get('guidelines') ?? []) : []}
            onChange={(text) => item.write('guidelines', text)}
          />
        ) : (
          <div className={styles.preview} dir="auto">
            {isBlank(guidelines) ? <p>{t('annotation.noGuidelines')}</p> : <Markdown text={guidelines} />}
          </div>
        )}
      </Tabs>
    </ItemFrame>
  );
});
