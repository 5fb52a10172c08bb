import type { FieldType } from '#domain/annotation/field.ts';
import type { MetadataType } from '#domain/creation/source/feature.ts';
import type { Profile } from './profile.ts';

export function fieldType(profile: Profile): FieldType {
  if (profile.isAll('chats')) return 'chat';
  if (profile.isAll('images')) return 'image';
  return profile.objects > 0 || profile.lists > 0 ? 'custom' : 'text';
}

export function metadataType(profile: Profile): MetadataType {
  if (!profile.isAll('numbers')) return 'terms';
  return profile.isAll('wholes') ? 'integer' : 'float';
}
