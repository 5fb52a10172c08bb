import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Modals } from './shared/notices/modals.ts';
import { Toasts } from './shared/notices/toasts.ts';
import { lazyComponent } from './shared/retrying/lazy-component.tsx';
import { Session } from './shared/session.ts';
import { useShared } from './shared/use-view-model.ts';

const load = () => import('./components/feedback/toast-region.tsx');
const ToastRegion = lazyComponent(async () => (await load()).ToastRegion);

/**
 * Live region of the notices. It is in the page from the start, because screen readers ignore regions that are added
 * later. A modal dialog takes it in, since everything outside of the dialog is inert. The code that draws notices is
 * prefetched after signing in: offline it could not load.
 */
export const Notifications = observer(function Notifications() {
  const toasts = useShared(Toasts);
  const { loggedIn } = useShared(Session);
  const modals = useShared(Modals);
  const { t } = useTranslation();
  useEffect(() => {
    if (loggedIn) load().catch(() => undefined); // the lazy component retries it
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
