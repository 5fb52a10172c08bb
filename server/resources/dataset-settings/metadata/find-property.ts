import type { Call } from '../../shared/route.ts';
import { findSetting, type SettingPlace } from '../find-setting.ts';
import { metadataPropertyRow } from '../queries.ts';

export interface PropertyPlace extends SettingPlace {
  readonly n: number;
  readonly name: string;
  readonly type: string;
  readonly isVisible: boolean;
}

const findPlace = findSetting('MetadataProperty');

export async function findProperty(call: Call<unknown>): Promise<PropertyPlace> {
  const [place, row] = await Promise.all([findPlace(call), metadataPropertyRow(call.db, call.id)]);
  const { n, name, settings, visible_for_annotators: isVisible } = row;
  return { ...place, n, name, isVisible, type: String(settings.type) };
}
