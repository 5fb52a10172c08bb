import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../controls/copy-button.tsx';
import type { CodeBlock } from './code-blocks.ts';
import { fill } from './fill.ts';
import { failingImages } from './images.ts';
import styles from './markdown.module.css';

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
    setBlocks(noBlocks);
    const forgetImages = failingImages(body.current, (title) => t('fields.imageFailed', { title }));
    const handleBlocks = (found: readonly CodeBlock[]) => {
      setBlocks((before) => [...before, ...found]);
      if (found.some(({ language }) => language !== ''))
        void import('./highlight.ts').then(({ highlight }) => highlight(found));
    };
    const stop = fill(body.current, { text, under, table: t('fields.table'), onBlocks: handleBlocks });
    return () => {
      stop();
      forgetImages();
    };
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
