import { ExternalLink, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './template-frame.module.css';
import type { TemplateProblem } from './template-host.ts';

type TemplateNoticeProps = { readonly problem: TemplateProblem } | { readonly link: string };

export function TemplateNotice(props: TemplateNoticeProps) {
  const { t } = useTranslation();
  if ('problem' in props)
    return (
      <div className={styles.problem} role="status">
        <TriangleAlert size={18} aria-hidden />
        <div>
          <p>{t(`template.${props.problem.kind}`)}</p>
          {props.problem.kind === 'failed' && <code dir="auto">{props.problem.reason}</code>}
        </div>
      </div>
    );
  return (
    <p className={styles.link} role="status">
      <ExternalLink size={16} aria-hidden />
      <span>
        {t('template.link')}{' '}
        <a href={props.link} target="_blank" rel="noopener noreferrer" dir="ltr">
          {props.link}
        </a>
      </span>
    </p>
  );
}
