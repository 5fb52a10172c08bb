import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import { Texts } from '../../i18n/texts.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { SpanEditor } from '../model/spans/span-editor.ts';

export const Announcer = observer(function Announcer({ editor }: { readonly editor: SpanEditor }) {
  const { t } = useTranslation();
  const texts = useShared(Texts);
  const { announcement, announcementCount } = editor;
  const names = new Map([
    ['', t('spans.textEnd')],
    [' ', t('spans.blank')],
    ['\n', t('spans.lineEnd')],
  ]);
  const words =
    announcement &&
    texts.say(
      'values' in announcement
        ? { ...announcement, values: withSpokenNames(announcement.values, names) }
        : announcement,
    );
  const isOdd = announcementCount % 2 === 1; // screen readers repeat a message only if its text differs
  return (
    <VisuallyHidden>
      <span aria-live="assertive" aria-atomic data-aside>
        {words}
        {isOdd && '\u00a0'}
      </span>
    </VisuallyHidden>
  );
});

type Values = Readonly<Record<string, string | number>>;

/** Names characters that cannot be heard, such as a blank. */
const withSpokenNames = (values: Values = {}, names: ReadonlyMap<string, string>): Values =>
  typeof values.text === 'string' ? { ...values, text: names.get(values.text) ?? values.text } : values;
