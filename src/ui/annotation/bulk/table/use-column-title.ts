import { useTranslation } from 'react-i18next';
import type { TableColumn } from '#domain/annotation/bulk/table-columns.ts';
import type { RecordsViewModel } from '../../model/queue/records-view-model.ts';

export function useColumnTitle(opened: RecordsViewModel['opened']) {
  const { t } = useTranslation();
  return ({ kind, name }: TableColumn): string => {
    switch (kind) {
      case 'id':
        return t('fields.externalId');
      case 'status':
        return t('annotation.status');
      case 'updated':
        return t('fields.updated');
      case 'field':
        return opened?.fields.find((field) => field.name === name)?.title ?? name;
      case 'question':
        return opened?.questions.find((question) => question.name === name)?.title ?? name;
      case 'metadata':
        return name;
    }
  };
}
