/** An image that does not come is told in words; what cannot load bubbles nowhere, so it is caught on its way down. */
export function failingImages(body: HTMLElement, message: (title: string) => string): () => void {
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const told = document.createElement('em');
    told.textContent = message(target.alt || target.getAttribute('src')?.slice(0, 200) || '');
    target.replaceWith(told);
  };
  body.addEventListener('error', handleError, true);
  return () => body.removeEventListener('error', handleError, true);
}
