import { makePassword } from '../../auth/keys/passwords.ts';
import { password as checkedPassword, WrongValue } from '../../settings/setting.ts';
import { StartError } from '../../start-error.ts';
import type { CommandInput } from '../command.ts';
import type { Terminal } from '../terminal.ts';

export interface ChosenPassword {
  readonly password: string;
  /** False if generated; generated passwords have to be printed. */
  readonly isPersonal: boolean;
}

export const generateOption = { 'generate-password': { type: 'boolean' } } as const;

function checked(password: string): ChosenPassword {
  try {
    return { password: checkedPassword(password), isPersonal: true };
  } catch (error) {
    throw error instanceof WrongValue ? new WrongValue(`The password must be ${error.message}`) : error;
  }
}

async function askTwice(terminal: Terminal) {
  const password = await terminal.askSecret('Password (leave empty to generate one): ');
  if (password === '') return undefined;
  const chosen = checked(password);
  if ((await terminal.askSecret('Repeat the password: ')) !== password)
    throw new StartError('The passwords do not match. Nothing was changed.');
  return chosen;
}

async function readFromScript(terminal: Terminal) {
  const password = await terminal.readLine();
  if (!password) throw new WrongValue('Standard input contains no password. Use --generate-password to generate one');
  return checked(password);
}

/** From a hidden prompt or standard input: other users of the machine can read arguments. */
export async function choosePassword(terminal: Terminal, { switches }: CommandInput): Promise<ChosenPassword> {
  const ask = terminal.isInteractive ? askTwice : readFromScript;
  const given = switches.has('generate-password') ? undefined : await ask(terminal);
  return given ?? { password: makePassword(), isPersonal: false };
}

export function sayGenerated(terminal: Terminal, { password, isPersonal }: ChosenPassword) {
  if (!isPersonal) terminal.say(`Password: ${password} (it is not shown again)`);
}
