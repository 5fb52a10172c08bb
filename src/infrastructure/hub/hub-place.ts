export interface HubPlace {
  readonly url: string;
  readonly datasetsUrl: string;
}

const preset: HubPlace = { url: 'https://huggingface.co', datasetsUrl: 'https://datasets-server.huggingface.co' };

/** As the server says it in the page, whose policy lets it ask nobody else. */
export function hubPlace(page: Document): HubPlace {
  const [url, datasetsUrl] = page.querySelector('meta[name="hub"]')?.getAttribute('content')?.split(' ') ?? [];
  return url && datasetsUrl ? { url, datasetsUrl } : preset;
}
