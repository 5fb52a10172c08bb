import { expect, signIn, test } from './support/postil.ts';

test.describe('the policy of the page', () => {
  test('allows no inline script, no eval and no frame from elsewhere', { tag: '@argilla' }, async ({ request }) => {
    const answer = await request.get('/');

    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  });

  test('gives each page a nonce of its own', async ({ request }) => {
    const nonces = await Promise.all(
      [1, 2].map(
        async () => /'nonce-([^']+)'/.exec((await request.get('/')).headers()['content-security-policy'] ?? '')?.[1],
      ),
    );

    expect(new Set(nonces).size).toBe(2);
  });

  test('refuses a script that is planted in the page', async ({ page, watched }) => {
    await signIn(page);

    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'globalThis.planted = true';
        document.body.append(script);
      } catch {
        return false; // trusted types refuse the text already
      }
      return 'planted' in globalThis;
    });

    expect(ran).toBe(false);
    expect(watched.violations.splice(0)).toHaveLength(1);
  });
});
