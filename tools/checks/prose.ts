import type { SourceFile } from 'typescript';
import { commentsIn, commentsOf, messagesIn, type Passage } from './comments.ts';
import type { Finding } from './finding.ts';
import { titlesIn } from './test-titles.ts';

interface Project {
  readonly files: readonly string[];
  readonly read: (path: string) => string;
  readonly parse: (path: string) => SourceFile;
  /** Subjects of the commits that the check answers for. */
  readonly subjects: readonly string[];
}

/** Words that hide who acts, or for which the trade has a better one. */
const bannedWords =
  /\b(anew|anybody|by now|everybody|heed(?:s|ed|ing)?|let(?:s|ting)? go of|meanwhile|nobody|one's|so many|somebody|told|whatever|whoever)\b/i;

/** A sentence that begins like this names no thing. */
const bannedOpening = /^(as|by|of|so|such|there|those|under|what|where|whoever|whom|whose)\b/i;

const isCode = /\.(tsx?|m?js)$/;
const isTest = /\.(test|spec)\.tsx?$/;
/** Programs whose messages users and developers read; texts of tests are mostly data. */
const isProgram = /^(bench|bin|contract|di|server|src|tools)\//;
const isEnglish = /^locales\/.*\/en\.json$/;
const isPage = /^(README|CONTRIBUTING|docs\/.*)\.md$|^docs\/.*\.md$/;

/**
 * Refuses banned words and openings in comments, titles of tests and commit subjects, and banned words in pages, in the
 * English texts of the screen and in messages of programs.
 */
export function checkProse({ files, read, parse, subjects }: Project): Finding {
  const problems = [
    ...files.flatMap((path) => problemsIn(path, { read, parse })),
    ...subjects.flatMap((subject) => sentenceProblems(subject).map((problem) => `commit "${subject}": ${problem}`)),
  ];
  return { problems, note: `prose: ${files.length} files, ${subjects.length} commit subjects` };
}

function problemsIn(path: string, { read, parse }: Pick<Project, 'read' | 'parse'>): readonly string[] {
  const { sentences, texts } = proseIn(path, { read, parse });
  return [
    ...sentences.flatMap((passage) => report(path, passage, sentenceProblems)),
    ...texts.flatMap((passage) => report(path, passage, wordProblems)),
  ];
}

const report = (path: string, { line, text }: Passage, problemsOf: (text: string) => readonly string[]) =>
  problemsOf(text).map((problem) => `${path}:${line}: ${problem}: ${text}`);

interface Prose {
  /** Comments and test titles. */
  readonly sentences: readonly Passage[];
  /** Lines of pages and of the English texts on the screen, and messages of programs. */
  readonly texts: readonly Passage[];
}

function proseIn(path: string, { read, parse }: Pick<Project, 'read' | 'parse'>): Prose {
  if (path.endsWith('.css')) return { sentences: commentsOf(read(path)), texts: [] };
  if (isPage.test(path) || isEnglish.test(path)) return { sentences: [], texts: linesOf(read(path)) };
  if (!isCode.test(path)) return { sentences: [], texts: [] };
  const source = parse(path);
  const titles = isTest.test(path) ? titlesIn(source) : [];
  return { sentences: [...commentsIn(source), ...titles], texts: isProgram.test(path) ? messagesIn(source) : [] };
}

const linesOf = (page: string): readonly Passage[] =>
  page.split('\n').map((text, index) => ({ line: index + 1, text: text.trim() }));

function wordProblems(text: string): readonly string[] {
  const [word] = bannedWords.exec(text.replace(/`[^`]*`/g, '')) ?? [];
  return word ? [`banned word “${word}”`] : [];
}

function sentenceProblems(text: string): readonly string[] {
  const [opening] = bannedOpening.exec(text) ?? [];
  return [...(opening ? [`banned opening “${opening}”`] : []), ...wordProblems(text)];
}
