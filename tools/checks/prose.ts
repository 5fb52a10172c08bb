import { extname } from 'node:path';
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

const isCode = /\.(tsx?|m?js|css)$/;
/** Programs whose messages users and developers read; texts of tests are mostly data. */
const isProgram = /^(bench|bin|contract|di|server|src|tools)\//;
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
  const sentences = sentencesIn(path, { read, parse }).flatMap((passage) => report(path, passage, sentenceProblems));
  const texts = [...linesIn(path, read), ...messagesOf(path, parse)];
  return [...sentences, ...texts.flatMap((passage) => report(path, passage, wordProblems))];
}

const report = (path: string, { line, text }: Passage, problemsOf: (text: string) => readonly string[]) =>
  problemsOf(text).map((problem) => `${path}:${line}: ${problem}: ${text}`);

function sentencesIn(path: string, { read, parse }: Pick<Project, 'read' | 'parse'>): readonly Passage[] {
  if (!isCode.test(path)) return [];
  const extension = extname(path);
  if (extension === '.css') return commentsOf(read(path));

  const source = parse(path);
  return [...commentsIn(source), ...(/\.(test|spec)\.tsx?$/.test(path) ? titlesIn(source) : [])];
}

const messagesOf = (path: string, parse: Project['parse']) =>
  isProgram.test(path) && isCode.test(path) && !path.endsWith('.css') ? messagesIn(parse(path)) : [];

/** Lines of pages, and of the English texts on the screen. */
function linesIn(path: string, read: Project['read']): readonly Passage[] {
  if (!isPage.test(path) && !/^locales\/.*\/en\.json$/.test(path)) return [];
  return read(path)
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }));
}

function wordProblems(text: string): readonly string[] {
  const [word] = bannedWords.exec(text.replace(/`[^`]*`/g, '')) ?? [];
  return word ? [`banned word “${word}”`] : [];
}

function sentenceProblems(text: string): readonly string[] {
  const [opening] = bannedOpening.exec(text) ?? [];
  return [...(opening ? [`banned opening “${opening}”`] : []), ...wordProblems(text)];
}
