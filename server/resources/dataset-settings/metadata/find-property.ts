import type { CallContext } from '../../shared/route.ts';
import { findSetting, type SettingRef } from '../find-setting.ts';
import { metadataPropertyRow } from '../queries.ts';

export interface PropertyRef extends SettingRef {
  readonly n: number;
  readonly name: string;
  readonly type: string;
  readonly isVisible: boolean;
}

const findRef = findSetting('MetadataProperty');

export async function findProperty(call: CallContext<unknown>): Promise<PropertyRef> {
  const [ref, row] = await Promise.all([findRef(call), metadataPropertyRow(call.db, call.id)]);
  const { n, name, settings, visible_for_annotators: isVisible } = row;
  return { ...ref, n, name, isVisible, type: String(settings.type) };
}
