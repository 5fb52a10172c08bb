export interface HubAddresses {
  readonly url: string;
  readonly datasetsUrl: string;
}

const huggingFace: HubAddresses = {
  url: 'https://huggingface.co',
  datasetsUrl: 'https://datasets-server.huggingface.co',
};

/** Addresses that the server wrote into the page; the content security policy allows no others. */
export function hubAddressesOf(page: Document): HubAddresses {
  const [url, datasetsUrl] = page.querySelector('meta[name="hub"]')?.getAttribute('content')?.split(' ') ?? [];
  return url && datasetsUrl ? { url, datasetsUrl } : huggingFace;
}
