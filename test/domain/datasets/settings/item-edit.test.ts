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

describe('an edited item', () => {
  it('starts unmodified', () => {
    expect(isModified(beginEdit(text))).toBe(false);
  });

  it('stays the same value without a change', () => {
    const draft = beginEdit(text);

    expect(withChange(draft, { ...text })).toBe(draft);
  });

  it('is undone and redone step by step', () => {
    const draft = titled('Two', titled('One'));

    expect(undoEdit(draft).current.title).toBe('One');
    expect(undoEdit(undoEdit(draft)).current.title).toBe('Text');
    expect(redoEdit(undoEdit(draft)).current.title).toBe('Two');
    expect(undoEdit(redoEdit(undoEdit(draft))).current.title).toBe('One');
  });

  it('stays the same value without steps to undo or redo', () => {
    const draft = beginEdit(text);

    expect(undoEdit(draft)).toBe(draft);
    expect(redoEdit(draft)).toBe(draft);
  });

  it('loses the steps to redo after a change', () => {
    const draft = titled('Other', undoEdit(titled('One')));

    expect(redoEdit(draft)).toBe(draft);
  });

  it('undoes changes of one group together', () => {
    const draft = titled('Texts', titled('Texta', beginEdit(text), 'title 1'), 'title 1');

    expect(undoEdit(draft).current.title).toBe('Text');
  });

  it('starts a new group after an undo', () => {
    const draft = titled('Textb', undoEdit(titled('Texta', beginEdit(text), 'title 1')), 'title 1');

    expect(draft.past).toHaveLength(1);
  });

  it('keeps the last 200 steps', () => {
    let draft = beginEdit(text);
    for (let count = 0; count < limits.maxUndoSteps + 5; count += 1) draft = titled(`${count}`, draft);

    expect(draft.past).toHaveLength(limits.maxUndoSteps);
  });

  it('is reverted, and that can be undone too', () => {
    const draft = reverted(titled('One'));

    expect(draft.current).toEqual(text);
    expect(undoEdit(draft).current.title).toBe('One');
  });

  it('adopts the saved item', () => {
    const draft = afterSave(titled(''), { ...text, title: '' }, { ...text, title: 'text' });

    expect(draft.current.title).toBe('text');
    expect(isModified(draft)).toBe(false);
  });

  it('keeps changes made during the save', () => {
    const sent = titled('One');
    const draft = afterSave(titled('Two', sent), sent.current, sent.current);

    expect(draft.current.title).toBe('Two');
    expect(isModified(draft)).toBe(true);
  });
});

describe('an item that another user has changed', () => {
  it('is replaced if it is unmodified', () => {
    const { draft, theirChanges } = mergeTheirs(beginEdit(text), { ...text, title: 'Theirs' });

    expect(draft.current.title).toBe('Theirs');
    expect(theirChanges).toEqual([]);
  });

  it('keeps the changes made here, and reports the others', () => {
    const { draft, theirChanges } = mergeTheirs(titled('Mine'), { title: 'Text', isOn: true });

    expect(draft.current).toEqual({ title: 'Mine', isOn: true });
    expect(theirChanges).toEqual([{ part: 'isOn', theirs: true, isConflict: false }]);
  });

  it('reverts to the version of the other user', () => {
    const { draft } = mergeTheirs(titled('Mine'), { ...text, title: 'Theirs' });

    expect(reverted(draft).current.title).toBe('Theirs');
  });

  it('stays the same without a change by the other user', () => {
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
  ])('is undone by word: %s', (_, before, after, group) => {
    expect(typingGroup('title', before, after)).toBe(group);
  });

  it('is undone as a whole if it was pasted', () => {
    expect(typingGroup('title', '', 'pasted')).toBeUndefined();
    expect(typingGroup('title', 'Text', 'aText')).toBeUndefined();
    expect(typingGroup('title', 'Text', 'Txt')).toBeUndefined();
  });
});
