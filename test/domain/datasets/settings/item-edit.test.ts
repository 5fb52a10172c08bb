import { describe, expect, it } from 'vitest';
import {
  afterSave,
  beginEdit,
  type ItemEdit,
  mergeTheirs,
  redoEdit,
  reverted,
  typingGroup,
  undoEdit,
  withChange,
} from '#domain/datasets/settings/item-edit.ts';
import { isModified } from '#domain/shared/edit.ts';
import { limits } from '#domain/shared/limits.ts';

interface Titled {
  readonly title: string;
  readonly isOn: boolean;
}

const text: Titled = { title: 'Text', isOn: false };
const titled = (title: string, draft: ItemEdit<Titled> = beginEdit(text), group?: string) =>
  withChange(draft, { ...draft.current, title }, group);

describe('something being changed', () => {
  it('starts unmodified', () => {
    expect(isModified(beginEdit(text))).toBe(false);
  });

  it('stays the same when nothing is changed', () => {
    const draft = beginEdit(text);

    expect(withChange(draft, { ...text })).toBe(draft);
  });

  it('goes back step by step, and forth again', () => {
    const draft = titled('Two', titled('One'));

    expect(undoEdit(draft).current.title).toBe('One');
    expect(undoEdit(undoEdit(draft)).current.title).toBe('Text');
    expect(redoEdit(undoEdit(draft)).current.title).toBe('Two');
    expect(undoEdit(redoEdit(undoEdit(draft))).current.title).toBe('One');
  });

  it('goes no further back than where it began, and no further on than where it was', () => {
    const draft = beginEdit(text);

    expect(undoEdit(draft)).toBe(draft);
    expect(redoEdit(draft)).toBe(draft);
  });

  it('has another future once it is changed after a step back', () => {
    const draft = titled('Other', undoEdit(titled('One')));

    expect(redoEdit(draft)).toBe(draft);
  });

  it('takes back in one go what was written in one go', () => {
    const draft = titled('Texts', titled('Texta', beginEdit(text), 'title 1'), 'title 1');

    expect(undoEdit(draft).current.title).toBe('Text');
  });

  it('begins another step after one that was taken back', () => {
    const draft = titled('Textb', undoEdit(titled('Texta', beginEdit(text), 'title 1')), 'title 1');

    expect(draft.past).toHaveLength(1);
  });

  it('keeps the last of very many steps', () => {
    let draft = beginEdit(text);
    for (let count = 0; count < limits.maxUndoSteps + 5; count += 1) draft = titled(`${count}`, draft);

    expect(draft.past).toHaveLength(limits.maxUndoSteps);
  });

  it('is cancelled to what it was, and that can be taken back too', () => {
    const draft = reverted(titled('One'));

    expect(draft.current).toEqual(text);
    expect(undoEdit(draft).current.title).toBe('One');
  });

  it('is what was saved, as the server has it', () => {
    const draft = afterSave(titled(''), { ...text, title: '' }, { ...text, title: 'text' });

    expect(draft.current.title).toBe('text');
    expect(isModified(draft)).toBe(false);
  });

  it('keeps what was changed while it was on its way', () => {
    const sent = titled('One');
    const draft = afterSave(titled('Two', sent), sent.current, sent.current);

    expect(draft.current.title).toBe('Two');
    expect(isModified(draft)).toBe(true);
  });
});

describe('an item that another user has changed', () => {
  it('is as they left it where nothing is changed here', () => {
    const { draft, theirChanges } = mergeTheirs(beginEdit(text), { ...text, title: 'Theirs' });

    expect(draft.current.title).toBe('Theirs');
    expect(theirChanges).toEqual([]);
  });

  it('keeps what is changed here, and tells what they have changed', () => {
    const { draft, theirChanges } = mergeTheirs(titled('Mine'), { title: 'Text', isOn: true });

    expect(draft.current).toEqual({ title: 'Mine', isOn: true });
    expect(theirChanges).toEqual([{ part: 'isOn', theirs: true, isConflict: false }]);
  });

  it('goes back to what they have made of it', () => {
    const { draft } = mergeTheirs(titled('Mine'), { ...text, title: 'Theirs' });

    expect(reverted(draft).current.title).toBe('Theirs');
  });

  it('stays as it is where they have changed nothing', () => {
    const draft = titled('Mine');

    expect(mergeTheirs(draft, { ...text })).toEqual({ draft, theirChanges: [] });
  });
});

describe('typed text', () => {
  it.each([
    ['a letter goes on with its word', 'Te', 'Tex', 'title 1'],
    ['a space begins the next one', 'Text', 'Text ', 'title 2'],
    ['and its letters go on with that', 'Text ', 'Text o', 'title 2'],
    ['what is taken away letter by letter goes together', 'Text', 'Tex', 'title -'],
  ])('is taken back by words: %s', (_, before, after, group) => {
    expect(typingGroup('title', before, after)).toBe(group);
  });

  it('is taken back by itself where it came at once', () => {
    expect(typingGroup('title', '', 'pasted')).toBeUndefined();
    expect(typingGroup('title', 'Text', 'aText')).toBeUndefined();
    expect(typingGroup('title', 'Text', 'Txt')).toBeUndefined();
  });
});
