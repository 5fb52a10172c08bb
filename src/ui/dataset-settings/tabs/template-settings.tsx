import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Field, FieldOf } from '#domain/annotation/field.ts';
import { typingGroup } from '#domain/datasets/settings/item-edit.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { SettingsItem } from '../model/settings-item.ts';
import { SampleBar } from '../template/sample-bar.tsx';
import { SampleViewModel } from '../template/sample-view-model.ts';
import { TemplateEditor } from '../template/template-editor.tsx';

interface TemplateSettingsProps {
  readonly item: SettingsItem<'field'>;
  readonly field: FieldOf<'custom'>;
}

export const TemplateSettings = observer(function TemplateSettings({ item, field }: TemplateSettingsProps) {
  const sample = useShared(SampleViewModel);
  useEffect(() => sample.loadFirst(field.datasetId), [sample, field.datasetId]);
  const handleChange = (template: string) =>
    item.change(
      { settings: { ...field.settings, template } } as Partial<Field>,
      typingGroup('template', field.settings.template, template),
    );
  return (
    <>
      <TemplateEditor field={field} sample={sample.record} onChange={handleChange} />
      {sample.record && <SampleBar sample={sample} />}
    </>
  );
});
