import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Dialog } from '../../components/controls/dialog.tsx';
import { type KeyRow, KeyRows } from '../../keyboard/key-rows.tsx';
import { useKeys } from '../../keyboard/use-keys.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './keys-dialog.module.css';
import { pageKeys } from './page-keys.ts';

export const KeysDialog = observer(function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose}>
      <KeyRows title={t('commands.keysOf.page')} rows={useRowsOfPage()} />
      <KeyRows title={t('keys.groups.help')} rows={useRowsOfAllPages()} />
      <p className={styles.link}>
        <PageLink to="/user-settings#keyboard" onClick={onClose}>
          {t('shortcuts.change')}
        </PageLink>
      </p>
    </Dialog>
  );
});

function useRowsOfPage(): readonly KeyRow[] {
  const { t } = useTranslation();
  const keys = useKeys();
  const { pathname } = useLocation();
  const page = pageKeys.find(({ path }) => path.test(pathname));
  if (!page) return [];
  return [
    ...page.assigned.map(({ key, name }) => ({ name, keys: keys.allShown(key), text: t(`commands.keysOf.${name}`) })),
    ...page.fixed.map((key) => ({ name: key.name, keys: keys.shownOf(key), text: t(`commands.keysOf.${key.name}`) })),
  ];
}

function useRowsOfAllPages(): readonly KeyRow[] {
  const { t } = useTranslation();
  const { allShown, labelOf } = useKeys();
  const rows = [
    { name: 'palette', keys: allShown('palette'), text: t('shortcuts.palette') },
    { name: 'help', keys: allShown('help'), text: t('shortcuts.help') },
    { name: 'reach', keys: ['F6'], text: t('toasts.reach') },
    { name: 'escape', keys: [labelOf('Escape')], text: t('commands.keysOf.escape') },
  ];
  return rows.filter(({ keys }) => keys.length > 0);
}
