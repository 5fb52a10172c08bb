import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../controls/copy-button.tsx';
import type { CodeBlock } from './code-blocks.ts';
import { fill } from './fill.ts';
import { failingImages, MayLoad, tellOfImages } from './images.ts';
import styles from './markdown.module.css';

interface MarkdownBodyProps {
  readonly text: string;
  readonly under: number;
}

const noBlocks: readonly CodeBlock[] = [];

export function MarkdownBody({ text, under }: MarkdownBodyProps) {
  const { t } = useTranslation();
  const mayLoad = useContext(MayLoad);
  const body = useRef<HTMLDivElement>(null);
  const [blocks, setBlocks] = useState(noBlocks);

  useLayoutEffect(() => {
    if (!body.current) return;
    setBlocks(noBlocks);
    const tell = (title: string) => t('fields.imageFailed', { title });
    const forgetImages = failingImages(body.current, tell);
    const mayShow = (content: ParentNode) => tellOfImages(content, mayLoad, tell);
    const handleBlocks = (found: readonly CodeBlock[]) => {
      setBlocks((before) => [...before, ...found]);
      if (found.some(({ language }) => language !== ''))
        void import('./highlight.ts').then(({ highlight }) => highlight(found));
    };
    const stop = fill(body.current, { text, under, table: t('fields.table'), onBlocks: handleBlocks, mayShow });
    return () => {
      stop();
      forgetImages();
    };
  }, [text, under, t, mayLoad]);

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
