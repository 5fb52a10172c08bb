import { createContext } from 'react';

/** Whether a picture may be loaded from an address: from anywhere that the page's policy allows, if nobody says otherwise. */
export const ImagePolicyContext = createContext<(address: string) => boolean>(() => true);

/** An image that does not come is told in words; what cannot load bubbles nowhere, so it is caught on its way down. */
export function replaceFailedImages(body: HTMLElement, message: (title: string) => string): () => void {
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replaceWithText(target, message);
  };
  body.addEventListener('error', handleError, true);
  return () => body.removeEventListener('error', handleError, true);
}

/** So are those that may not even be asked for. */
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
  image.removeAttribute('src'); // it would be asked for out of sight, too
  image.replaceWith(replacement);
}

const addressOf = (image: HTMLImageElement) => image.getAttribute('src') ?? '';
