import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { User } from '#domain/session/user.ts';
import { Button } from '../../components/controls/button.tsx';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { Platform } from '../../shared/platform.ts';
import { useShared, useViewModel } from '../../shared/use-view-model.ts';
import { ApiKeyViewModel } from './api-key-view-model.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

const mask = '•'.repeat(24);

export const ApiKeySection = observer(function ApiKeySection({ user }: { readonly user: User }) {
  const viewModel = useViewModel(ApiKeyViewModel);
  const platform = useShared(Platform);
  const { t } = useTranslation();

  return (
    <SettingsSection name="api-key" title={t('userSettings.apiKey.title')} about={t('userSettings.apiKey.about')}>
      {user.apiKey === undefined ? (
        <p>{t('userSettings.apiKey.none')}</p>
      ) : (
        <ApiKey apiKey={user.apiKey} viewModel={viewModel} />
      )}
      {platform.can('account') && <RenewButton viewModel={viewModel} />}
    </SettingsSection>
  );
});

interface ApiKeyProps {
  readonly apiKey: string;
  readonly viewModel: ApiKeyViewModel;
}

const ApiKey = observer(function ApiKey({ apiKey, viewModel }: ApiKeyProps) {
  const { t } = useTranslation();
  const { isShown, toggle } = viewModel;
  return (
    <div className={styles.key}>
      <output aria-label={t('userSettings.apiKey.title')}>{isShown ? <code>{apiKey}</code> : <MaskedKey />}</output>
      <IconButton
        look="quiet"
        label={t(isShown ? 'userSettings.apiKey.hide' : 'userSettings.apiKey.show')}
        onClick={toggle}
      >
        {isShown ? <EyeOff size={17} /> : <Eye size={17} />}
      </IconButton>
      <CopyButton text={apiKey} label={t('userSettings.apiKey.copy')} />
    </div>
  );
});

function MaskedKey() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden>{mask}</span>
      <VisuallyHidden>{t('userSettings.apiKey.hidden')}</VisuallyHidden>
    </>
  );
}

const RenewButton = observer(function RenewButton({ viewModel }: Pick<ApiKeyProps, 'viewModel'>) {
  const { t } = useTranslation();
  const { isConfirming, renewing, askToRenew, cancel, renew } = viewModel;
  return (
    <>
      <Button className={styles.action} busy={renewing.isRunning} onClick={askToRenew}>
        <RefreshCw size={16} aria-hidden />
        {t('userSettings.apiKey.renew')}
      </Button>
      {isConfirming && (
        <Dialog
          title={t('userSettings.apiKey.renewTitle')}
          onClose={cancel}
          confirm={{ text: t('userSettings.apiKey.renew'), onConfirm: renew }}
        >
          <p>{t('userSettings.apiKey.renewAbout')}</p>
        </Dialog>
      )}
    </>
  );
});
