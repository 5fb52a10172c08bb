import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Modals } from './shared/notices/modals.ts';
import { Toasts } from './shared/notices/toasts.ts';
import { lazyComponent } from './shared/retrying/lazy-component.ts';
import { Session } from './shared/session.ts';
import { useShared } from './shared/use-view-model.ts';

const load = () => import('./components/feedback/toast-region.tsx');
const ToastRegion = lazyComponent(async () => (await load()).ToastRegion);

/**
 * Stands in the page from the beginning, so that what comes into it is announced: politely, but for dangers.
 * A modal dialog takes it in, since whatever is outside of it can be neither heard nor reached.
 * Brings in what shows a notice once there may be one to show: offline it would be too late.
 */
export const Notifications = observer(function Notifications() {
  const toasts = useShared(Toasts);
  const { loggedIn } = useShared(Session);
  const modals = useShared(Modals);
  const { t } = useTranslation();
  useEffect(() => {
    if (loggedIn) load().catch(() => undefined); // it is asked for again when it is needed
  }, [loggedIn]);
  useEffect(() => {
    addEventListener('toast.clear', toasts.clear);
    return () => removeEventListener('toast.clear', toasts.clear);
  }, [toasts]);

  const region = (
    <section aria-label={t('toasts.region')} aria-live="polite" aria-relevant="additions" aria-keyshortcuts="F6">
      <Suspense fallback={null}>{toasts.toasts.shown.length > 0 && <ToastRegion />}</Suspense>
    </section>
  );
  return modals.top ? createPortal(region, modals.top) : region;
});
