import { screen } from '@testing-library/react';
import type { Container } from 'inversify';
import { RowReader } from '#application/ports/creation/row-reader.ts';
import { PageModules } from '#ui/shared/page-modules.ts';
import { aFile, aReader } from '../../infrastructure/files/support/a-reader.ts';
import { openApp } from './open-app.tsx';

export async function pickFile(container: Container, path: string, name: string, content: string) {
  await container.get(PageModules).load('uploads');
  container.rebind(RowReader).toConstantValue(aReader().reader);
  const user = await openApp(container, path);
  await screen.findByRole('button', { name: 'Choose file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('the page takes no file');
  await user.upload(input, aFile(content, name));
  return user;
}
