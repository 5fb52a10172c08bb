import { expect, test } from './support/postil.ts';

test('the Content Security Policy is sent with the page, and blocks an injected inline script', async ({
  page,
  watched,
}) => {
  const answer = await page.goto('/sign-in');

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

  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
  expect(ran).toBe(false);
  expect(watched.violations.splice(0)).toHaveLength(1);
});
