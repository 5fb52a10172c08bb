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
import { Section } from './section.tsx';
import styles from './settings.module.css';

const mask = '•'.repeat(24);

export const ApiKeySection = observer(function ApiKeySection({ user }: { readonly user: User }) {
  const viewModel = useViewModel(ApiKeyViewModel);
  const platform = useShared(Platform);
  const { t } = useTranslation();

  return (
    <Section title={t('userSettings.apiKey.title')} about={t('userSettings.apiKey.about')}>
      {user.apiKey === undefined ? (
        <p>{t('userSettings.apiKey.none')}</p>
      ) : (
        <Key apiKey={user.apiKey} viewModel={viewModel} />
      )}
      {platform.can('account') && <Renewal viewModel={viewModel} />}
    </Section>
  );
});

interface KeyProps {
  readonly apiKey: string;
  readonly viewModel: ApiKeyViewModel;
}

const Key = observer(function Key({ apiKey, viewModel }: KeyProps) {
  const { t } = useTranslation();
  const { isShown, toggle } = viewModel;
  return (
    <div className={styles.key}>
      <output aria-label={t('userSettings.apiKey.title')}>{isShown ? <code>{apiKey}</code> : <Hidden />}</output>
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

function Hidden() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden>{mask}</span>
      <VisuallyHidden>{t('userSettings.apiKey.hidden')}</VisuallyHidden>
    </>
  );
}

const Renewal = observer(function Renewal({ viewModel }: Pick<KeyProps, 'viewModel'>) {
  const { t } = useTranslation();
  const { isAsking, renewing, ask, stay, renew } = viewModel;
  return (
    <>
      <Button className={styles.action} busy={renewing.isRunning} onClick={ask}>
        <RefreshCw size={16} aria-hidden />
        {t('userSettings.apiKey.renew')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('userSettings.apiKey.renewTitle')}
          onClose={stay}
          confirm={{ text: t('userSettings.apiKey.renew'), onConfirm: renew }}
        >
          <p>{t('userSettings.apiKey.renewAbout')}</p>
        </Dialog>
      )}
    </>
  );
});
