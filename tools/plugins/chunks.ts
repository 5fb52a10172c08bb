import { relative } from 'node:path';

/**
 * The chunks of the browser's code, each with the modules that decide what is in it: these modules, and all that they
 * import unless an earlier chunk has it. A page loads the chunks down to its own: home up to `behind`, a record up to
 * `answering`, the settings of a dataset up to `asking` and then `settings`.
 */
const chunks: Readonly<Record<string, readonly string[]>> = {
  // Home; most of it serves every page behind the sign-in.
  behind: [
    'src/ui/datasets/home-screen.tsx',
    'src/ui/components/feedback/toast-region.tsx',
    'src/ui/commands/command-center.tsx',
    'di/modules/signed-in.ts',
    'icons/arrow-right.',
    'icons/message-circle-question-mark.',
  ],
  'sign-in': ['src/ui/session/sign-in-screen.tsx', 'di/modules/sign-in.ts'],
  // A record and the questions about it: to be answered, or tried in the settings.
  asking: [
    'src/ui/annotation/questions/block/question-block.tsx',
    'src/ui/annotation/questions/digit-entry.ts',
    'src/ui/annotation/questions/digit-question-at.ts',
    'src/ui/annotation/record/record-fields.tsx',
    'src/ui/annotation/model/answering/confirmed-questions.ts',
    'src/ui/annotation/model/spans/span-tools.ts',
    'src/ui/annotation/toolbar/dataset-link.tsx',
    'src/ui/keyboard/key-event.ts',
    'src/ui/layouts/crumbs.ts',
    'src/ui/layouts/failed-page.tsx',
    'src/ui/datasets/exporting/export-button.tsx',
    'src/application/ports/annotation/field-repository.ts',
    'src/application/ports/annotation/question-repository.ts',
    'src/application/ports/annotation/record-repository.ts',
    'src/application/ports/datasets/metadata-property-repository.ts',
    'src/application/ports/datasets/vector-repository.ts',
    'src/application/shared/access-loss.ts',
    'src/application/annotation/follow-dataset.ts',
    'src/application/annotation/load-records.ts',
    'src/domain/criteria/criteria.ts',
    'src/domain/annotation/suggestion.ts',
    'src/domain/shared/edit.ts',
    'src/domain/shared/undo-stack.ts',
    'di/modules/records.ts',
    'di/modules/dataset-schema.ts',
    'icons/rotate-ccw.',
    'icons/chevron-left.',
    'icons/chevron-right.',
    'icons/download.',
  ],
  // The answers of all users, for those who manage a dataset.
  team: [
    'src/ui/annotation/team/team-answers.tsx',
    'src/ui/annotation/toolbar/quality-link.tsx',
    'src/infrastructure/http/datasets/record-pages.ts',
    'src/ui/components/feedback/stoppable-progress.tsx',
    'di/modules/members.ts',
    'di/modules/team-answers.ts',
  ],
  // The annotation screen, focus and bulk view.
  answering: ['src/ui/annotation/annotation-screen.tsx', 'di/modules/annotation.ts'],
  settings: ['src/ui/dataset-settings/settings-screen.tsx', 'di/modules/dataset-settings.ts'],
  quality: ['src/ui/quality/quality-screen.tsx', 'di/modules/quality.ts'],
  // Creating datasets from a file, text or the hub.
  creating: [
    'src/ui/creation/hub/hub-screen.tsx',
    'src/ui/creation/file/new-screen.tsx',
    'src/ui/creation/adding/adding-screen.tsx',
    'src/infrastructure/hub/http-hub.ts',
    'di/modules/creation.ts',
  ],
  // Pages for people and for the user's own settings.
  people: [
    'src/ui/people/people-screen.tsx',
    'src/ui/session/settings/user-settings-screen.tsx',
    'di/modules/people.ts',
  ],
};

/** Stylesheets of chunks that come together; each page behind the sign-in loads the one file. */
export const joinedStyles: readonly string[] = ['behind', 'asking', 'answering'];

const ownCode = /node_modules|[.]css$|^(src|di|contract)[\\/]/;

/** Code that the sign-in page and home share, beside the code of every page. */
const shared = /components.marks.logo|lucide-react.*(createLucideIcon|circle-(alert|exclamation))/;

/** Texts of the annotation screen come in one file for each language. */
const texts = /locales[\\/](?:answering|keys)[\\/](\w+)[.]json$/;

/** Groups for the bundler: the first that fits a module takes it. */
export function chunkGroups(root: string) {
  const isBase = (id: string) => ownCode.test(relative(root, id));
  const has = (id: string, parts: readonly string[]) => {
    const path = id.replaceAll('\\', '/');
    return parts.some((part) => path.includes(part));
  };
  return [
    { name: 'base', tags: ['$initial' as const], test: isBase },
    { name: 'marks', test: shared },
    { name: (id: string) => texts.exec(id)?.[1] ?? null, test: texts },
    ...Object.entries(chunks).map(([name, parts]) => ({ name, test: (id: string) => has(id, parts) })),
  ];
}
