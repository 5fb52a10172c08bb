import { KeyRound, Smile } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isHub, type OAuthProvider, titleOf } from '#domain/session/oauth-provider.ts';
import { ExternalButtonLink } from '../../components/controls/external-button-link.tsx';
import { useShared } from '../../shared/use-view-model.ts';
import { InPlaceSignIn } from './in-place-sign-in.ts';
import styles from './oauth.module.css';
import { OAuthProviders } from './oauth-providers.ts';

interface ProviderLinkProps {
  readonly provider: OAuthProvider;
  /** Signs in in another window, so that this page stays as it is. */
  readonly isInPlace?: boolean;
  readonly look?: 'plain' | 'strong';
}

export function ProviderLink({ provider, isInPlace = false, look = 'plain' }: ProviderLinkProps) {
  const providers = useShared(OAuthProviders);
  const inPlaceSignIn = useShared(InPlaceSignIn);
  const { t } = useTranslation();
  const { search } = useLocation();
  const opensWindow = isInPlace || providers.needsWindow;
  const Icon = isHub(provider) ? Smile : KeyRound;

  return (
    <ExternalButtonLink
      className={styles.provider}
      look={look}
      href={providers.addressOf(provider, isInPlace ? '' : search)}
      {...(isInPlace && { onClick: inPlaceSignIn.begin, onAuxClick: inPlaceSignIn.begin })}
      // the window returns its token through the opener
      {...(opensWindow && { target: '_blank', rel: 'opener', title: t('oauth.newWindow') })}
    >
      <Icon size={18} aria-hidden />
      <span dir="auto">
        {isHub(provider) ? t('oauth.signInWithHub') : t('oauth.signInWith', { name: titleOf(provider) })}
      </span>
    </ExternalButtonLink>
  );
}

export const ProviderLinks = observer(function ProviderLinks(props: Omit<ProviderLinkProps, 'provider'>) {
  const { all } = useShared(OAuthProviders);
  const { t } = useTranslation();
  if (all.length === 0) return null;

  return (
    <div className={styles.providers}>
      <p className={styles.or}>{t('oauth.or')}</p>
      {all.map((provider) => (
        <ProviderLink key={provider.name} provider={provider} {...props} />
      ))}
      {!props.isInPlace && <p className={styles.signUp}>{t('oauth.signUp')}</p>}
    </div>
  );
});
