import { frameAddress } from 'virtual:template-frame';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Clock } from '#application/ports/shared/clock.ts';
import { useShared } from '../../../shared/use-view-model.ts';
import { CustomContent } from './custom-content.tsx';
import type { ForwardedKey } from './forwarded-key.ts';
import { watchHostTheme } from './host-theme.ts';
import { keepFocus } from './keep-focus.ts';
import { pageFrames } from './page-frames.ts';
import styles from './template-frame.module.css';
import { TemplateHost } from './template-host.ts';
import { TemplateNotice } from './template-notice.tsx';

interface TemplateFrameProps {
  readonly title: string;
  readonly template: string;
  readonly advancedMode: boolean;
  readonly record: Readonly<Record<string, unknown>>;
  /** Value of the field, shown when the template fails. */
  readonly value: unknown;
}

/** Shows a record with a template, in a sandboxed frame that is kept from record to record. */
export const TemplateFrame = observer(function TemplateFrame(props: TemplateFrameProps) {
  const { title, template, advancedMode, record, value } = props;
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const host = useHost(container);
  const imageNotLoaded = t('template.imageNotLoaded');
  const content = useMemo(
    () => ({ template, isAdvanced: advancedMode, record: JSON.stringify(record), imageNotLoaded }),
    [template, advancedMode, record, imageNotLoaded],
  );
  useLayoutEffect(() => host.show(content), [host, content]);

  return (
    <div ref={container} className={styles.host} tabIndex={-1}>
      {!host.isClosed && (
        <iframe
          key={host.generation}
          ref={host.setFrame}
          className={styles.frame}
          data-shown={host.isShown}
          style={{ blockSize: `${host.pixels}px` }}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          src={frameAddress}
          title={title}
          onLoad={host.handleLoad}
        />
      )}
      {host.link && <TemplateNotice link={host.link} />}
      {host.problem && (
        <>
          <TemplateNotice problem={host.problem} />
          <CustomContent value={value} />
        </>
      )}
    </div>
  );
});

function useHost(place: React.RefObject<HTMLDivElement | null>): TemplateHost {
  const clock = useShared(Clock);
  const [host] = useState(() => new TemplateHost(clock, hostElement(place)));
  useLayoutEffect(() => {
    addEventListener('message', host.handleMessage);
    const unwatch = watchHostTheme(host.updateTheme);
    const release = keepFocus(() => place.current?.querySelector('iframe') ?? undefined);
    const leave = pageFrames.add(host);
    return () => {
      leave();
      removeEventListener('message', host.handleMessage);
      unwatch();
      release();
    };
  }, [host, place]);
  return host;
}

const hostElement = (place: React.RefObject<HTMLDivElement | null>) => ({
  takeFocus: () => place.current?.focus({ preventScroll: true }),
  dispatchKey: (key: ForwardedKey) =>
    void place.current?.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })),
});
