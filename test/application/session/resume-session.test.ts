import { describe, expect, it } from 'vitest';
import { ResumeSession } from '#application/session/resume-session.ts';
import { FakeTokenStore } from '../../support/browser/fake-token-store.ts';
import { FakeSessionRepository } from '../../support/repositories/fake-session-repository.ts';
import { aUser } from '../../support/session.ts';

const user = aUser();

function aReturn(token?: string) {
  const tokens = new FakeTokenStore(token);
  const sessions = new FakeSessionRepository(user, 'right', tokens);
  return { tokens, sessions, resume: new ResumeSession(sessions, tokens) };
}

describe('resuming a session', () => {
  it('returns the user of the stored token', async () => {
    const { resume } = aReturn('token of ann');

    expect(await resume.execute()).toEqual(user);
  });

  it('sends no request without a token', async () => {
    const { resume, sessions } = aReturn();
    sessions.broken = 'offline';

    expect(await resume.execute()).toBeUndefined();
  });

  it('returns undefined for an expired token, and keeps it for other tabs', async () => {
    const { resume, tokens } = aReturn('an expired token');

    expect(await resume.execute()).toBeUndefined();
    expect(tokens.read()).toBe('an expired token');
  });

  it('keeps the token when the request fails', async () => {
    const { resume, sessions, tokens } = aReturn('token of ann');
    sessions.broken = 'offline';

    await expect(resume.execute()).rejects.toMatchObject({ code: 'POSTIL_FETCHING_CURRENT_USER' });
    expect(tokens.read()).toBe('token of ann');
  });
});
