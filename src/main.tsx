import './ui/theme/tokens.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createContainer } from '#di/container.ts';
import { type FirstAnswers, withFirstAnswers } from '#infrastructure/http/first-answers.ts';
import { App } from '#ui/app.tsx';
import { Texts } from '#ui/i18n/texts.ts';
import { reloadStyles } from '#ui/navigation/reload-styles.ts';
import { ChunkReload } from '#ui/shared/chunk-reload.ts';
import { ContainerContext } from '#ui/shared/use-view-model.ts';
import { Theme } from '#ui/theme/theme.ts';

const { firstAnswers } = globalThis as { readonly firstAnswers?: FirstAnswers };
const container = createContainer({
  baseUrl: new URL('api', document.baseURI).href,
  fetch: withFirstAnswers(fetch.bind(globalThis), firstAnswers),
});
const root = document.getElementById('root');

container.get(Theme).apply();
container.get(ChunkReload).activate();
reloadStyles();
await container.get(Texts).start();
const page = (
  <ContainerContext value={container}>
    <App />
  </ContainerContext>
);
// The build leaves strict mode out, because it would only add weight.
if (root) createRoot(root).render(import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page);
