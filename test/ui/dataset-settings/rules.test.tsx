import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import type { World } from '../../support/server/world.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { aDatasetOf, item } from '../support/settings.ts';

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
let dataset: World;

beforeEach(async () => {
  dataset = await aDatasetOf(server, { guidelines: 'Read twice.' });
});
afterEach(closeApp);

const required = 'This field is required.';
const tooLong = (max: string) => `This must be less than ${max}.`;

async function open(tab: string, name: string, role: 'textbox' | 'spinbutton', control: RegExp) {
  const user = await openApp(await signedInContainer(server, 'ada'), `/dataset/${dataset.id}/settings?tab=${tab}`);
  const form = await item(name);
  const box = within(form).getByRole<HTMLInputElement>(role, { name: control });
  const update = within(form).getByRole<HTMLButtonElement>('button', { name: 'Update' });
  const expectProblem = (message: string) => {
    expect(form.textContent).toContain(message);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(update.disabled).toBe(true);
  };
  const expectNoProblem = () => {
    expect(form.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
    expect(update.disabled).toBe(false);
  };
  const fill = (value: string) => fireEvent.change(box, { target: { value } });
  return { user, box, fill, expectProblem, expectNoProblem };
}

describe('validation of texts shows at the input and prevents saving', () => {
  it('guidelines are required, and have at most 10,000 characters', async () => {
    const { fill, expectProblem, expectNoProblem } = await open('general', 'Guidelines', 'textbox', /./);

    for (const [text, message] of [
      ['', required],
      [' \n ', required],
      ['x'.repeat(10_001), tooLong('10,000')],
    ] as const) {
      fill(text);
      expectProblem(message);
    }
    fill('😀'.repeat(10_000));
    expectNoProblem();
  });

  it('the minimum of submitted responses is required, and at least 1', async () => {
    const { fill, expectProblem, expectNoProblem } = await open('general', 'Distribution', 'spinbutton', /./);

    for (const text of ['', '0', '-1', '1.5']) {
      fill(text);
      expectProblem(required);
    }
    fill('2');
    expectNoProblem();
  });

  it('a question title is required, and has at most 200 characters', async () => {
    const { user, box, fill, expectProblem, expectNoProblem } = await open('questions', 'label', 'textbox', /^Title/);

    for (const [text, message] of [
      ['', required],
      ['   ', required],
      ['x'.repeat(201), tooLong('200')],
      ['😀'.repeat(201), tooLong('200')],
    ] as const) {
      fill(text);
      expectProblem(message);
    }
    fill('😀'.repeat(200));
    expectNoProblem();
    await user.type(box, '!'); // typed text is not truncated
    expectProblem(tooLong('200'));
    await user.type(box, '{Backspace}');
    expectNoProblem();
  });

  it.each([
    ['a question description', 'questions', 'comment', /^Description/],
    ['a field title', 'fields', 'text', /^Title/],
    ['a metadata property title', 'metadata', 'source', /^Title/],
    ['a vector title', 'metadata', 'small', /^Title/],
  ] as const)('%s has at most 500 characters', async (_, tab, name, control) => {
    const { fill, expectProblem, expectNoProblem } = await open(tab, name, 'textbox', control);

    fill('x'.repeat(501));
    expectProblem(tooLong('500'));
    fill('😀'.repeat(500));
    expectNoProblem();
  });
});
