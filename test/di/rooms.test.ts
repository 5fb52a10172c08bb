import { describe, expect, it } from 'vitest';
import { createEntry } from '#di/entry.ts';
import { AnnotationViewModel } from '#ui/annotation/model/annotation-view-model.ts';
import { AdditionsViewModel } from '#ui/dataset-settings/adding/additions-view-model.ts';
import { DeletionViewModel } from '#ui/dataset-settings/danger/deletion-view-model.ts';
import { SettingsViewModel } from '#ui/dataset-settings/settings-view-model.ts';
import { SampleViewModel } from '#ui/dataset-settings/template/sample-view-model.ts';
import { TrashViewModel } from '#ui/datasets/trash/trash-view-model.ts';
import { NewPersonViewModel } from '#ui/people/dialogs/new-person-view-model.ts';
import { PeopleViewModel } from '#ui/people/people-view-model.ts';
import { ProfileViewModel } from '#ui/session/settings/profile-view-model.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { Workroom } from '#ui/shared/workroom.ts';

/** The product as a page begins with it, where nothing but the entrance is there. */
const entry = () => createEntry({ baseUrl: 'http://test/api', fetch: async () => Response.json({}, { status: 401 }) });

describe('a room', () => {
  it.each([
    ['annotation', [AnnotationViewModel, KeyboardSettings]],
    ['settings', [SettingsViewModel, AdditionsViewModel, DeletionViewModel, SampleViewModel, KeyboardSettings]],
    ['people', [PeopleViewModel, NewPersonViewModel, ProfileViewModel, TrashViewModel, KeyboardSettings]],
  ] as const)('%s, entered alone, has all that its pages ask for', async (room, tokens) => {
    const container = entry();

    await container.get(Workroom).enter(room);

    for (const token of tokens) expect(container.get<object>(token)).toBeInstanceOf(token);
  });

  it('can be entered beside others that share what they are made of, and again', async () => {
    const workroom = entry().get(Workroom);

    await Promise.all((['annotation', 'settings', 'annotation'] as const).map((room) => workroom.enter(room)));
    await workroom.enter('settings');

    expect(workroom.has('annotation')).toBe(true);
    expect(workroom.has('people')).toBe(false);
  });
});
