import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, useHref, useLocation, useParams } from 'react-router';
import { homePath, signInPath } from '#domain/session/guard.ts';
import { titleOf } from '#domain/session/oauth-provider.ts';
import { ExternalButtonLink } from '../../components/controls/external-button-link.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { DefaultLayout } from '../../layouts/default-layout.tsx';
import { ErrorPage } from '../../layouts/error-page.tsx';
import { RedirectAfterSignIn } from '../../navigation/redirect-after-sign-in.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import { CallbackViewModel } from './callback-view-model.ts';

export const CallbackScreen = observer(function CallbackScreen() {
  const { provider = '' } = useParams();
  const { search } = useLocation();
  const home = useHref(homePath);
  const { state } = useViewModel(CallbackViewModel, provider, search);
  const { t } = useTranslation();
  if (!provider) return <ErrorPage status={400} message={t('oauth.noProvider')} />;
  if (state === 'signed-in') return <RedirectAfterSignIn />;
  if (state === 'failed') return <Navigate to={signInPath} replace />;

  return (
    <DefaultLayout>
      <title>{`${t('session.title')} · ${t('product')}`}</title>
      {state === 'handed-over' || state === 'awaited' ? (
        <>
          <h1>{t('oauth.handedOver')}</h1>
          {state === 'awaited' && <ExternalButtonLink href={home}>{t('common.home')}</ExternalButtonLink>}
        </>
      ) : (
        <>
          <p dir="auto">{t('oauth.working', { name: titleOf({ name: provider }) })}</p>
          <Spinner />
        </>
      )}
    </DefaultLayout>
  );
});
