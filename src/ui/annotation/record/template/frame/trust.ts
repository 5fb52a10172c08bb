/** Lets HTML through that was cleaned. Where a browser knows no trusted types, it is the text itself. */
export interface Trust {
  createHTML(html: string): string;
}
