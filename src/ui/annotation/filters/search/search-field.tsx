import { CircleQuestionMark, Search, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnclosedSyntax } from '#domain/text/unclosed-syntax.ts';
import { SearchBox } from '../../../components/search/search-box.tsx';
import { tip } from '../../../components/tooltips/tip.ts';
import { isComposing } from '../../../keyboard/key-event.ts';
import { useKeys } from '../../../keyboard/use-keys.ts';
import { WithModule } from '../../../navigation/with-module.tsx';
import { lazyComponent } from '../../../shared/retrying/lazy-component.tsx';
import type { AnnotationViewModel } from '../../model/annotation-view-model.ts';
import { FieldChoice } from './field-choice.tsx';
import styles from './search.module.css';
import { searchBoxKeys } from './search-box-keys.ts';
import { useSearch } from './use-search.ts';

const fetchHelp = () => import('./search-help.tsx');
const SearchHelp = lazyComponent(async () => (await fetchHelp()).SearchHelp);

export const SearchField = observer(function SearchField({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { hint, ...keys } = useKeys().on('find');
  const { records } = viewModel;
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const { text, field, isTyping, type, markFocused, chooseField, ...search } = useSearch(records);
  const clear = () => {
    search.clear();
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const found = searchBoxKeys.find((each) => each.shown.includes(event.key));
    if (!found || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    found.run({ apply: search.apply, clear: () => (text === '' ? input.current?.blur() : clear()) });
  };

  return (
    <search
      className={styles.search}
      data-applied={records.criteria?.search !== undefined}
      data-filtering={isTyping || undefined}
    >
      <SearchBox
        ref={input}
        data-find
        className={styles.box}
        value={text}
        placeholder={t('find.placeholder')}
        aria-label={t('find.label')}
        title={hint}
        {...keys}
        aria-describedby={noteId}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.target.value)}
        onFocus={markFocused}
        onPointerDown={markFocused}
        onKeyDown={handleKeyDown}
        start={
          <BoxButton label={t('find.apply')} onClick={search.apply}>
            <Search size={16} aria-hidden />
          </BoxButton>
        }
        end={
          <>
            {text !== '' && <Clear onClear={clear} />}
            <FieldChoice fields={records.opened?.fields ?? []} chosen={field} onChoose={chooseField} />
            <Help />
          </>
        }
      />
      <p id={noteId} className={styles.note}>
        {hasUnclosedSyntax(text) && t('find.unclosed')}
      </p>
    </search>
  );
});

interface BoxButtonProps extends ComponentProps<'button'> {
  readonly label: string;
}

const BoxButton = ({ label, ...rest }: BoxButtonProps) => (
  <button type="button" aria-label={label} {...tip(label)} {...rest} />
);

function Clear({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <BoxButton label={t('find.clear')} onClick={onClear}>
      <X size={16} aria-hidden />
    </BoxButton>
  );
}

function Help() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <BoxButton label={t('find.help')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CircleQuestionMark size={16} aria-hidden />
      </BoxButton>
      {isOpen && (
        <Suspense fallback={null}>
          <WithModule module="filters" fetch={fetchHelp}>
            <SearchHelp onClose={() => setOpen(false)} />
          </WithModule>
        </Suspense>
      )}
    </>
  );
}
