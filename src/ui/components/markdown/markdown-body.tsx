import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../controls/copy-button.tsx';
import type { CodeBlock } from './code-blocks.ts';
import { ImagePolicyContext, replaceBlockedImages, replaceFailedImages } from './images.ts';
import styles from './markdown.module.css';
import { renderMarkdown } from './render-markdown.ts';

interface MarkdownBodyProps {
  readonly text: string;
  readonly under: number;
}

const noBlocks: readonly CodeBlock[] = [];

export function MarkdownBody({ text, under }: MarkdownBodyProps) {
  const { t } = useTranslation();
  const mayLoad = useContext(ImagePolicyContext);
  const body = useRef<HTMLDivElement>(null);
  const [blocks, setBlocks] = useState(noBlocks);

  useLayoutEffect(() => {
    if (!body.current) return;
    setBlocks(noBlocks);
    const failureText = (title: string) => t('fields.imageFailed', { title });
    const stopWatchingImages = replaceFailedImages(body.current, failureText);
    const onContent = (content: ParentNode) => replaceBlockedImages(content, mayLoad, failureText);
    const handleBlocks = (found: readonly CodeBlock[]) => {
      setBlocks((before) => [...before, ...found]);
      if (found.some(({ language }) => language !== ''))
        void import('./highlight.ts').then(({ highlight }) => highlight(found));
    };
    const stop = renderMarkdown(body.current, {
      text,
      under,
      tableLabel: t('fields.table'),
      onBlocks: handleBlocks,
      onContent,
    });
    return () => {
      stop();
      stopWatchingImages();
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
