import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#application/shared/reason.ts';
import { Button } from '../../components/controls/button.tsx';
import { PasswordInput } from '../../components/controls/password-input.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './hub.module.css';
import type { HubViewModel } from './hub-view-model.ts';

export const HubProblem = observer(function HubProblem({ viewModel }: { readonly viewModel: HubViewModel }) {
  const { t } = useTranslation();
  const { isHidden, isUnreachable, hub, repoId, loading, load, preparation } = viewModel;
  const failure = loading.failure ?? preparation.loading.failure;
  return (
    <div className={styles.trouble}>
      <div role="alert" className={styles.problem}>
        {isHidden && t('starting.missing', { hub: hub.name, dataset: repoId })}
        {isUnreachable && t('starting.hubAway', { hub: hub.name })}
        {!isHidden && !isUnreachable && <Reason message={reasonOf(failure)} />}
      </div>
      {isHidden ? (
        <TokenForm viewModel={viewModel} />
      ) : (
        <Button
          onClick={() => {
            load();
            preparation.load();
          }}
        >
          {t('common.retry')}
        </Button>
      )}
      <p>
        <PageLink to="/">{t('importing.home')}</PageLink>
      </p>
    </div>
  );
});

const TokenForm = observer(function TokenForm({ viewModel }: { readonly viewModel: HubViewModel }) {
  const { t } = useTranslation();
  const [token, setToken] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() !== '') viewModel.loadWithToken(token);
  };
  return (
    <form className={styles.token} onSubmit={handleSubmit}>
      <p>{t('preparing.tokenHint')}</p>
      <PasswordInput
        label={t('preparing.token', { hub: viewModel.hub.name })}
        autoComplete="off"
        value={token}
        onChange={({ target }) => setToken(target.value)}
      />
      <Button type="submit" look="strong" disabled={token.trim() === ''}>
        {t('preparing.lookWithToken')}
      </Button>
    </form>
  );
});
