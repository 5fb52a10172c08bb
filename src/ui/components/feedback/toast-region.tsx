import { CircleAlert, CircleCheck, Info, MessageSquare, TriangleAlert, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { detailsOf, noticePositions } from '#domain/shared/notice.ts';
import type { Toast } from '#domain/shared/toast-queue.ts';
import { Texts } from '../../i18n/texts.ts';
import { Toasts } from '../../shared/notices/toasts.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { Details } from './reason.tsx';
import styles from './toast.module.css';
import { useToastFocus } from './use-toast-focus.ts';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert, default: MessageSquare };

export const ToastRegion = observer(function ToastRegion() {
  const toasts = useShared(Toasts);
  const { region, moveFocusFrom } = useToastFocus();

  return (
    <div ref={region}>
      {noticePositions.map((position) => (
        <ol key={position} className={styles.stack} data-position={position}>
          {toasts.at(position).map((toast) => (
            <ToastItem key={toast.id} toast={toast} moveFocusFrom={moveFocusFrom} />
          ))}
        </ol>
      ))}
    </div>
  );
});

interface ToastItemProps {
  readonly toast: Toast;
  readonly moveFocusFrom: (item: Element) => void;
}

const ToastItem = observer(function ToastItem({ toast, moveFocusFrom }: ToastItemProps) {
  const toasts = useShared(Toasts);
  const texts = useShared(Texts);
  const { t } = useTranslation();
  const Icon = icons[toast.type];
  const { dismissible, pauseOnHover } = toast;
  useEffect(() => toasts.resume(toast), [toasts, toast]);
  const moveFocusThen = (close: () => void) => (event: SyntheticEvent) => {
    const item = event.currentTarget.closest('li');
    if (item) moveFocusFrom(item);
    close();
  };
  const close = moveFocusThen(() => toasts.close(toast.id));
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest('details')) close(event);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dismissible) return;
    event.preventDefault(); // keeps a surrounding dialog open
    close(event);
  };
  const pause = () => toasts.pause(toast);
  const handlePointerLeave = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!currentTarget.contains(document.activeElement)) toasts.resume(toast);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isHovered = pauseOnHover && currentTarget.matches(':hover');
    if (!isHovered && !currentTarget.contains(relatedTarget)) toasts.resume(toast);
  };

  return (
    <li
      className={styles.toast}
      data-toast={toast.id}
      data-type={toast.type}
      data-leaving={toasts.leaving.includes(toast.id) || undefined}
      tabIndex={-1}
      onClick={dismissible ? handleClick : undefined}
      onKeyDown={handleKeyDown}
      onPointerEnter={pauseOnHover ? pause : undefined}
      onPointerLeave={handlePointerLeave}
      onFocus={pause}
      onBlur={handleBlur}
    >
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.text}>
        <p dir="auto" role={toast.type === 'danger' ? 'alert' : undefined}>
          {texts.say(toast.message)}
        </p>
        <Details text={detailsOf(toast.message)} />
        {toast.buttonText && (
          <button type="button" className={styles.action} onClick={moveFocusThen(() => toasts.act(toast))}>
            {texts.say(toast.buttonText)}
          </button>
        )}
      </div>
      {dismissible && (
        <button type="button" className={styles.close} aria-label={t('common.close')} onClick={close}>
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  );
});
