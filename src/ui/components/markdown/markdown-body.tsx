import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../controls/copy-button.tsx';
import { arrange } from './arrange.ts';
import { type CodeBlock, codeBlocks } from './code-blocks.ts';
import { htmlOf } from './html.ts';
import { failingImages } from './images.ts';
import styles from './markdown.module.css';
import { clean } from './sanitise.ts';

interface MarkdownBodyProps {
  readonly text: string;
  readonly under: number;
}

const noBlocks: readonly CodeBlock[] = [];

export function MarkdownBody({ text, under }: MarkdownBodyProps) {
  const { t } = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  const [blocks, setBlocks] = useState(noBlocks);

  useLayoutEffect(() => {
    if (!body.current) return;
    const content = clean(htmlOf(text));
    arrange(content, under, t('fields.table'));
    const found = codeBlocks(content);
    body.current.replaceChildren(content);
    setBlocks(found);
    const stop = failingImages(body.current, (title) => t('fields.imageFailed', { title }));
    if (found.some(({ language }) => language !== ''))
      void import('./highlight.ts').then(({ highlight }) => highlight(found));
    return stop;
  }, [text, under, t]);

  return (
    <>
      <div ref={body} className={styles.body} />
      {blocks.map(({ holder, code, title }, index) =>
        createPortal(
          <>
            <span className={styles.language}>{title}</span>
            <CopyButton text={code} label={t('fields.copyCode')} />
          </>,
          holder,
          `${index}`,
        ),
      )}
    </>
  );
}
