import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useViewModel } from '../../shared/use-view-model.ts';
import { OutboxChipViewModel } from '../outbox/outbox-chip-view-model.ts';

/** How many answers of the user wait to be sent, on a page without a header that says so. */
export const UnsentNote = observer(function UnsentNote() {
  const { count } = useViewModel(OutboxChipViewModel);
  const { t } = useTranslation();
  return count > 0 && <p>{t('start.unsent', { count })}</p>;
});
