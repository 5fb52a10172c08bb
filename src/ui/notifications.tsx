import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { Toasts } from './shared/toasts.ts';
import { useShared } from './shared/use-view-model.ts';

const ToastRegion = lazy(async () => ({
  default: (await import('./components/feedback/toast-region.tsx')).ToastRegion,
}));

/** Brings in what shows a notice once there is one to show. */
export const Notifications = observer(function Notifications() {
  const toasts = useShared(Toasts);
  useEffect(() => {
    addEventListener('toast.clear', toasts.clear);
    return () => removeEventListener('toast.clear', toasts.clear);
  }, [toasts]);

  return <Suspense fallback={null}>{toasts.toasts.shown.length > 0 && <ToastRegion />}</Suspense>;
});
