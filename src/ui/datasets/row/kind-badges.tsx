import {
  CodeXml,
  Highlighter,
  Image,
  ListOrdered,
  type LucideIcon,
  MessagesSquare,
  Star,
  Tag,
  Tags,
  TextCursorInput,
  Type,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { QuestionType } from '#domain/annotation/answer.ts';
import type { FieldType } from '#domain/annotation/field.ts';
import type { DatasetTypes } from '#domain/datasets/overview/dataset-overview.ts';
import styles from './kind-badges.module.css';

const fieldIcons: Readonly<Record<FieldType, LucideIcon>> = {
  text: Type,
  image: Image,
  chat: MessagesSquare,
  custom: CodeXml,
};

const questionIcons: Readonly<Record<QuestionType, LucideIcon>> = {
  text: TextCursorInput,
  label_selection: Tag,
  multi_label_selection: Tags,
  rating: Star,
  ranking: ListOrdered,
  span: Highlighter,
};

export function KindBadges({ kinds }: { readonly kinds: DatasetTypes }) {
  const { t } = useTranslation();
  return (
    <div className={styles.kinds}>
      {kinds.fields.length > 0 && (
        <ul aria-label={t('kinds.fields')}>
          {kinds.fields.map((type) => (
            <Badge key={type} icon={fieldIcons[type]} name={t(`kinds.field.${type}`)} />
          ))}
        </ul>
      )}
      {kinds.questions.length > 0 && (
        <ul aria-label={t('kinds.questions')} data-asked>
          {kinds.questions.map((type) => (
            <Badge key={type} icon={questionIcons[type]} name={t(`kinds.question.${type}`)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Badge({ icon: Icon, name }: { readonly icon: LucideIcon; readonly name: string }) {
  return (
    <li className={styles.badge}>
      <Icon size={14} aria-hidden />
      {name}
    </li>
  );
}
