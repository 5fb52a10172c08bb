import { describe, expect, it } from 'vitest';
import { render } from '#ui/annotation/record/template/frame/render.ts';

const record = { fields: { card: { title: '<b>A & B</b>', facts: ['one', 'two'] } }, metadata: { source: 'web' } };

describe('a Handlebars template', () => {
  it('reads fields and metadata of the record', () => {
    const html = render('{{record.metadata.source}}: {{#each record.fields.card.facts}}[{{this}}]{{/each}}', record);

    expect(html).toBe('web: [one][two]');
  });

  it('shows a text that looks like HTML as text', () => {
    expect(render('{{record.fields.card.title}}', record)).toBe('&lt;b&gt;A &amp; B&lt;/b&gt;');
  });

  it('has the helper json, which indents by two', () => {
    expect(render('{{{json record.metadata}}}', record)).toBe('{\n  "source": "web"\n}');
  });

  it('shows nothing where the record has nothing', () => {
    expect(render('[{{record.fields.gone.title}}]', record)).toBe('[]');
  });

  it.each([
    ['{{#if record}}', /Parse error/],
    ['{{shout record}}', /Missing helper: "shout"/],
    ['{{> footer}}', /partial footer could not be found/],
  ])('that fails says why: %s', (template, reason) => {
    expect(() => render(template, record)).toThrow(reason);
  });

  it('reaches nothing beyond the record by the names of its objects', () => {
    expect(render('[{{record.constructor.name}}{{record.__proto__.toString}}]', record)).toBe('[]');
  });
});
