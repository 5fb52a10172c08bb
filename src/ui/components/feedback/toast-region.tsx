import { CircleAlert, CircleCheck, Info, MessageSquare, TriangleAlert, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type NoticeType, noticePositions } from '#domain/shared/notice.ts';
import type { Toast } from '#domain/shared/toast-queue.ts';
import { Texts } from '../../i18n/texts.ts';
import { Toasts } from '../../shared/toasts.ts';
import { useShared } from '../../shared/use-view-model.ts';
import styles from './toast.module.css';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert, default: MessageSquare };

export const ToastRegion = observer(function ToastRegion() {
  const toasts = useShared(Toasts);
  const { t } = useTranslation();

  return (
    <section aria-label={t('toasts.region')}>
      {noticePositions.map((position) => (
        <ol key={position} className={styles.stack} data-position={position}>
          {toasts.at(position).map((toast) => (
            <ToastItem key={toast.id} toast={toast} />
          ))}
        </ol>
      ))}
    </section>
  );
});

const ToastItem = observer(function ToastItem({ toast }: { readonly toast: Toast }) {
  const toasts = useShared(Toasts);
  const texts = useShared(Texts);
  const { t } = useTranslation();
  const Icon = icons[toast.type];
  const close = () => toasts.close(toast.id);
  const hold = () => toasts.hold(toast);
  const handleLeave = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!currentTarget.matches(':focus-within, :hover')) toasts.resume(toast);
  };

  return (
    <li
      className={styles.toast}
      data-type={toast.type}
      data-leaving={toasts.leaving.includes(toast.id) || undefined}
      onClick={toast.dismissible ? close : undefined}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
      onPointerEnter={hold}
      onPointerLeave={handleLeave}
      onFocus={hold}
      onBlur={handleLeave}
    >
      <Icon className={styles.icon} size={20} aria-hidden />
      <p role={roleOf(toast.type)}>{texts.say(toast.message)}</p>
      {toast.buttonText && (
        <button type="button" className={styles.action} onClick={close}>
          {texts.say(toast.buttonText)}
        </button>
      )}
      {toast.dismissible && (
        <button type="button" className={styles.close} aria-label={t('common.close')} onClick={close}>
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  );
});

const roleOf = (type: NoticeType) => (type === 'danger' ? 'alert' : 'status');
