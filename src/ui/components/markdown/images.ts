import { createContext } from 'react';

/** Decides whether an image may be loaded from an address; by default the content security policy decides alone. */
export const ImagePolicyContext = createContext<(address: string) => boolean>(() => true);

/** Error events do not bubble, so the listener captures them. */
export function replaceFailedImages(body: HTMLElement, message: (title: string) => string): () => void {
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replaceWithText(target, message);
  };
  body.addEventListener('error', handleError, true);
  return () => body.removeEventListener('error', handleError, true);
}

export function replaceBlockedImages(
  content: ParentNode,
  mayLoad: (address: string) => boolean,
  message: (title: string) => string,
): void {
  for (const image of content.querySelectorAll('img')) if (!mayLoad(addressOf(image))) replaceWithText(image, message);
}

function replaceWithText(image: HTMLImageElement, message: (title: string) => string) {
  const replacement = document.createElement('em');
  replacement.textContent = message(image.alt || addressOf(image).slice(0, 200));
  image.removeAttribute('src'); // a detached image would still be requested
  image.replaceWith(replacement);
}

const addressOf = (image: HTMLImageElement) => image.getAttribute('src') ?? '';
